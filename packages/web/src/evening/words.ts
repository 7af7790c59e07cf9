import type { Language } from '@samsara/engine/texts';
import { settings } from '../settings/settings.ts';

/** Sentences about several games at one table. */
export interface EveningWords {
  readonly title: string;
  games(count: number): string;
  wins(count: number): string;
  points(count: number): string;
  readonly columns: {
    readonly wins: string;
    readonly games: string;
    readonly points: string;
    readonly mean: string;
    readonly best: string;
  };
  /** `6 games, 1 hour 5 minutes; the longest took 14 minutes` */
  lasted(games: number, time: string, longest: string): string;
  mostWins(name: string, wins: number): string;
  row(name: string, wins: number): string;
  readonly picture: string;
  readonly pictureSaved: string;
  readonly counts: string;
}

export const EVENING_WORDS: Readonly<Record<Language, EveningWords>> = {
  en: {
    title: 'The evening',
    games: (count) => (count === 1 ? '1 game' : `${count} games`),
    wins: (count) => (count === 1 ? '1 win' : `${count} wins`),
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    columns: { wins: 'Wins', games: 'Games', points: 'Points', mean: 'Mean place', best: 'Wins in a row' },
    lasted: (games, time, longest) =>
      games === 1 ? `1 game, ${time}.` : `${games} games, ${time}; the longest took ${longest}.`,
    mostWins: (name, wins) => `${name} has won most: ${wins === 1 ? 'one game' : `${wins} games`}.`,
    row: (name, wins) => `${name} has won the last ${wins}.`,
    picture: 'Picture of the evening',
    pictureSaved: 'The picture is saved.',
    counts: 'Games that were broken off do not count. Whoever sits there at the end is counted.',
  },
  de: {
    title: 'Der Abend',
    games: (count) => (count === 1 ? '1 Spiel' : `${count} Spiele`),
    wins: (count) => (count === 1 ? '1 Sieg' : `${count} Siege`),
    points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
    columns: {
      wins: 'Siege',
      games: 'Spiele',
      points: 'Punkte',
      mean: 'Platz im Schnitt',
      best: 'Siege in Folge',
    },
    lasted: (games, time, longest) =>
      games === 1 ? `1 Spiel, ${time}.` : `${games} Spiele, ${time}; das längste dauerte ${longest}.`,
    mostWins: (name, wins) =>
      `${name} hat am meisten gewonnen: ${wins === 1 ? 'ein Spiel' : `${wins} Spiele`}.`,
    row: (name, wins) => `${name} hat die letzten ${wins} gewonnen.`,
    picture: 'Bild vom Abend',
    pictureSaved: 'Das Bild ist gespeichert.',
    counts: 'Abgebrochene Spiele zählen nicht. Gezählt wird, wer am Ende dort sitzt.',
  },
  fr: {
    title: 'La soirée',
    games: (count) => (count === 1 ? '1 partie' : `${count} parties`),
    wins: (count) => (count > 1 ? `${count} victoires` : `${count} victoire`),
    points: (count) => (Math.abs(count) > 1 ? `${count} points` : `${count} point`),
    columns: {
      wins: 'Victoires',
      games: 'Parties',
      points: 'Points',
      mean: 'Place moyenne',
      best: 'Victoires de suite',
    },
    lasted: (games, time, longest) =>
      games === 1 ? `1 partie, ${time}.` : `${games} parties, ${time} ; la plus longue a duré ${longest}.`,
    mostWins: (name, wins) => `${name} a gagné le plus : ${wins === 1 ? 'une partie' : `${wins} parties`}.`,
    row: (name, wins) => `${name} a gagné les ${wins} dernières.`,
    picture: 'Image de la soirée',
    pictureSaved: 'L’image est enregistrée.',
    counts: 'Les parties interrompues ne comptent pas. On compte qui est assis là à la fin.',
  },
};

export function useEveningWords(): EveningWords {
  return EVENING_WORDS[settings.value.language];
}
