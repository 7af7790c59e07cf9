import { gameName } from '../games/index.ts';
import { settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';

/** A mean with one digit, as the language writes it. */
export function withOneDigit(value: number): string {
  return new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 1 }).format(value);
}

export function percent(part: number, all: number): string {
  return new Intl.NumberFormat(settings.value.language, { style: 'percent' }).format(
    all === 0 ? 0 : part / all,
  );
}

/** What games are called; one that the page does not know goes by its id. */
export function useGameName(): (game: string) => string {
  const words = useWords();
  return (game) => gameName(game, words);
}
