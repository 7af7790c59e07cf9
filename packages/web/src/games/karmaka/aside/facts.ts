import type { Event } from '@samsara/engine/games/karmaka/rules';
import type { Language } from '@samsara/engine/texts';
import type { Tally } from '../../../contract/board.ts';
import type { Props } from '../props.ts';

/** Lives, cards taken from rivals, cards that came back, and cards ruined. KK-51, KK-44 to KK-46 */
export function tallies(
  events: readonly unknown[],
  { view, language }: Pick<Props, 'view' | 'language'>,
): readonly Tally[] {
  const nobody = () => view.seats.map(() => 0);
  const [lives, taken, back, ruined] = [nobody(), nobody(), nobody(), nobody()];
  for (const event of events as readonly Event[]) {
    if (event.type === 'died') lives[event.seat]++;
    if (event.type === 'thieved' || event.type === 'stole' || event.type === 'kept') taken[event.seat]++;
    if (event.type === 'accepted') back[event.seat]++;
    if (event.type === 'ruined') ruined[event.owner]++;
  }
  const words = WORDS[language];
  return [
    { label: words.lives, bySeat: lives },
    { label: words.taken, bySeat: taken },
    { label: words.back, bySeat: back },
    { label: words.ruined, bySeat: ruined, isMishap: true },
  ];
}

type Counted = 'lives' | 'taken' | 'back' | 'ruined';

const WORDS: Readonly<Record<Language, Readonly<Record<Counted, Tally['label']>>>> = {
  en: {
    lives: ['life lived to its end', 'lives lived to their end'],
    taken: ['card taken from a rival', 'cards taken from rivals'],
    back: ['card kept for the next life as its price', 'cards kept for the next life as their price'],
    ruined: ['card ruined', 'cards ruined'],
  },
  de: {
    lives: ['zu Ende gelebtes Leben', 'zu Ende gelebte Leben'],
    taken: ['Karte von Rivalen genommen', 'Karten von Rivalen genommen'],
    back: ['Karte als Preis ins nächste Leben mitgenommen', 'Karten als Preis ins nächste Leben mitgenommen'],
    ruined: ['Karte in den Ruinen gelandet', 'Karten in den Ruinen gelandet'],
  },
  fr: {
    lives: ['vie vécue jusqu’au bout', 'vies vécues jusqu’au bout'],
    taken: ['carte prise à un rival', 'cartes prises à des rivaux'],
    back: ['carte gardée pour la vie suivante en retour', 'cartes gardées pour la vie suivante en retour'],
    ruined: ['carte mise à la Fosse', 'cartes mises à la Fosse'],
  },
};
