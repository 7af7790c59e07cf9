import type { Event } from '@samsara/engine/games/karma/rules';
import type { Language } from '@samsara/engine/texts';
import type { Tally } from '../../../contract/board.ts';
import type { KarmaBoardProps } from '../props.ts';

/** Piles taken and given, triples, and hidden cards that fitted. KA-38, KA-42, KA-68, KA-34 */
export function tallies(
  events: readonly unknown[],
  { view, language }: Pick<KarmaBoardProps, 'view' | 'language'>,
): readonly Tally[] {
  const nobody = () => view.seats.map(() => 0);
  const [largest, triples, given, lucky] = [nobody(), nobody(), nobody(), nobody()];
  for (const event of events as readonly Event[]) {
    if (event.type === 'took') largest[event.seat] = Math.max(largest[event.seat], event.count);
    if (event.type === 'gave') {
      largest[event.to] = Math.max(largest[event.to], event.count);
      given[event.seat]++;
    }
    if (event.type === 'triple') triples[event.seat]++;
    if (event.type === 'turned' && event.fits) lucky[event.seat]++;
  }
  const words = WORDS[language];
  return [
    { label: words.largest, bySeat: largest, isRecord: true, isMishap: true },
    { label: words.triples, bySeat: triples },
    { label: words.given, bySeat: given },
    { label: words.lucky, bySeat: lucky },
  ];
}

type Counted = 'largest' | 'triples' | 'given' | 'lucky';

const WORDS: Readonly<Record<Language, Readonly<Record<Counted, Tally['label']>>>> = {
  en: {
    largest: ['card in the largest pile taken', 'cards in the largest pile taken'],
    triples: ['triple', 'triples'],
    given: ['pile given away', 'piles given away'],
    lucky: ['hidden card that fitted', 'hidden cards that fitted'],
  },
  de: {
    largest: ['Karte im größten Stapel, den jemand nahm', 'Karten im größten Stapel, den jemand nahm'],
    triples: ['Drilling', 'Drillinge'],
    given: ['verschenkter Stapel', 'verschenkte Stapel'],
    lucky: ['verdeckte Karte, die passte', 'verdeckte Karten, die passten'],
  },
  fr: {
    largest: ['carte dans la plus grosse pile ramassée', 'cartes dans la plus grosse pile ramassée'],
    triples: ['triple', 'triples'],
    given: ['pile donnée', 'piles données'],
    lucky: ['carte cachée qui convenait', 'cartes cachées qui convenaient'],
  },
};
