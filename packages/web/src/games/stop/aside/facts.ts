import type { Event } from '@samsara/engine/games/stop/rules';
import type { Language } from '@samsara/engine/texts';
import type { Tally } from '../../../contract/board.ts';
import type { StopProps } from '../board/board.tsx';

/** Cards thrown in, calls forgotten, and the most that was drawn at once. ST-15, ST-20, ST-23, ST-36, ST-48 */
export function tallies(
  events: readonly unknown[],
  { view, language }: Pick<StopProps, 'view' | 'language'>,
): readonly Tally[] {
  const nobody = () => view.seats.map(() => 0);
  const [thrown, forgotten, drawn, answered] = [nobody(), nobody(), nobody(), nobody()];
  for (const event of events as readonly Event[]) {
    if (event.type === 'played' && event.way === 'interjected') thrown[event.seat]++;
    if (event.type === 'played' && event.way === 'answer') answered[event.seat]++;
    if (event.type === 'forgot') forgotten[event.seat]++;
    if (event.type === 'drew') drawn[event.seat] = Math.max(drawn[event.seat], event.count);
  }
  const words = WORDS[language];
  return [
    { label: words.thrown, bySeat: thrown },
    { label: words.forgotten, bySeat: forgotten, isMishap: true },
    { label: words.drawn, bySeat: drawn, isRecord: true, isMishap: true },
    { label: words.answered, bySeat: answered },
  ];
}

type Counted = 'thrown' | 'forgotten' | 'drawn' | 'answered';

const WORDS: Readonly<Record<Language, Readonly<Record<Counted, Tally['label']>>>> = {
  en: {
    thrown: ['card thrown in', 'cards thrown in'],
    forgotten: ['forgotten call', 'forgotten calls'],
    drawn: ['card drawn at once', 'cards drawn at once'],
    answered: ['attack warded off or passed on', 'attacks warded off or passed on'],
  },
  de: {
    thrown: ['Karte dazwischengeworfen', 'Karten dazwischengeworfen'],
    forgotten: ['vergessener Ruf', 'vergessene Rufe'],
    drawn: ['Karte auf einmal gezogen', 'Karten auf einmal gezogen'],
    answered: ['Angriff abgewehrt oder weitergegeben', 'Angriffe abgewehrt oder weitergegeben'],
  },
  fr: {
    thrown: ['carte intercalée', 'cartes intercalées'],
    forgotten: ['annonce oubliée', 'annonces oubliées'],
    drawn: ['carte piochée d’un coup', 'cartes piochées d’un coup'],
    answered: ['attaque parée ou renvoyée', 'attaques parées ou renvoyées'],
  },
};
