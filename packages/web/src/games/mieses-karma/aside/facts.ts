import type { Event } from '@samsara/engine/games/mieses-karma/rules';
import type { Language } from '@samsara/engine/texts';
import type { Tally } from '../../../contract/board.ts';
import type { Props } from '../props.ts';

/** Foursomes, gifts that were taken, deaths, and what the reaper did. MK-26, MK-27, MK-32, MK-22 */
export function tallies(
  events: readonly unknown[],
  { view, language }: Pick<Props, 'view' | 'language'>,
): readonly Tally[] {
  const nobody = () => view.seats.map(() => 0);
  const [foursomes, gifts, deaths, reaped] = [nobody(), nobody(), nobody(), nobody()];
  for (const event of events as readonly Event[]) {
    if (event.type === 'foursomes') foursomes[event.seat] += event.count;
    if (event.type === 'took') gifts[event.from]++;
    if (event.type === 'died') {
      deaths[event.seat]++;
      if (event.reaper) reaped[event.seat]++;
    }
  }
  const words = WORDS[language];
  return [
    { label: words.foursomes, bySeat: foursomes },
    { label: words.gifts, bySeat: gifts },
    { label: words.deaths, bySeat: deaths },
    { label: words.reaped, bySeat: reaped, isMishap: true },
  ];
}

type Counted = 'foursomes' | 'gifts' | 'deaths' | 'reaped';

const WORDS: Readonly<Record<Language, Readonly<Record<Counted, Tally['label']>>>> = {
  en: {
    foursomes: ['foursome', 'foursomes'],
    gifts: ['gift that earned karma', 'gifts that earned karma'],
    deaths: ['life lived to its end', 'lives lived to their end'],
    reaped: ['visit of the reaper', 'visits of the reaper'],
  },
  de: {
    foursomes: ['Viererkombination', 'Viererkombinationen'],
    gifts: ['Geschenk, das Karma brachte', 'Geschenke, die Karma brachten'],
    deaths: ['zu Ende gelebtes Leben', 'zu Ende gelebte Leben'],
    reaped: ['Besuch des Sensenmanns', 'Besuche des Sensenmanns'],
  },
  fr: {
    foursomes: ['série de quatre', 'séries de quatre'],
    gifts: ['don qui a rapporté du karma', 'dons qui ont rapporté du karma'],
    deaths: ['vie vécue jusqu’au bout', 'vies vécues jusqu’au bout'],
    reaped: ['visite de la faucheuse', 'visites de la faucheuse'],
  },
};
