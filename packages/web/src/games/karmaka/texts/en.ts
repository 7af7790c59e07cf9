import { playEn as words } from '@samsara/engine/games/karmaka/texts/play/en';
import type { KarmakaWords, OwnWords } from './words.ts';

const own: OwnWords = {
  ribbons: { transmigrate: 'Transmi\u00adgrate' },
  ladder: 'Karmic Ladder',
  source: 'Source',
  ruins: 'Ruins',
  hand: 'Hand',
  deck: 'Deck',
  future: 'Future',
  deeds: 'Deeds',
  middle: 'In the middle',
  nothingHere: 'No cards here.',
  close: 'Close',
  you: 'You',
  relations: { ally: 'ally', rival: 'rival', wolf: 'Wolf' },
  of: (zone, name) => `${zone}: ${name}`,
  lookThrough: (zone, count) => `${zone}, ${cardsOf(count)}, look through`,
  rung: (name, needed) => (needed === null ? name : `${name}: ${pointsOf(needed)} to rise`),
  rings: (count) => (count === 1 ? '1 Karmic Ring' : `${count} Karmic Rings`),
  score: (score, needed) => (needed === null ? pointsOf(score) : `${score} of ${pointsOf(needed)}`),
  topFirst: 'The top card comes first.',
  place: (place) => (place === 1 ? 'on top' : `${place} from the top`),
  youKnow: 'You know',
  final: { points: 'Points in this life', rings: 'Rings', life: 'Life' },

  ways: { deed: 'Deed', ability: 'Ability', future: 'Future' },
  deedBrings: (gain, score, needed) => {
    if (gain === 0) return '+0, shields the others';
    if (needed === null) return `+${gain} → ${score}`;
    return `+${gain} → ${score} of ${needed}${score >= needed ? ', you rise' : ''}`;
  },
  abilityCosts: 'a rival may take it',
  futureKeeps: 'Face down for your next life.',
  allyKeeps: (name) => `Face down for ${name}’s next life.`,
  nearTheEnd: 'wins when this life ends',
  lastCard: 'Your last card: your life ends with your next turn.',
  warnings: {
    idle: 'Does nothing now, and a rival may take it.',
    'idle-copy': 'Copying its own kind does nothing.',
    'ends-life': 'Your life would end without enough points.',
    'too-many-rings': 'More rings than are of use.',
    'could-rise': 'With enough rings you would rise.',
  },

  step: (step, of) => `Step ${step} of ${of}`,
  cardOf: (card, most) => `Card ${card} of up to ${most}`,
  copies: (ability) => `copies ${ability}`,
  handOf: (name, count) => `Hand of ${name}, ${cardsOf(count)}`,
  offeredBy: (name) => `${name} offers you this card.`,
  offerStates: { asked: 'is asked now', later: 'will be asked', refused: 'does not want it' },
  take: 'Take it',
  refuse: 'Refuse it',
  ifTaken: 'Face down on top of your Future; in your Hand in your next life.',
  ifRefused: 'To the next rival who is asked, or to the Ruins.',

  suggested: 'suggested',
  suggestsRings: (count, missing, rung) => {
    if (count > 0) return `Suggested: spend ${count}, just enough to become ${rung}.`;
    return missing > 0
      ? `Suggested: keep your rings. ${pointsOf(missing)} short, and they do not suffice; you will get one more.`
      : 'Suggested: keep your rings. You rise without them.';
  },
  rebirth: 'Then your Deeds go to the Ruins, your Future becomes your Hand, and the Deck is filled up.',
};

export const karmakaWordsEn: KarmakaWords = {
  ...own,
  rungs: words.rungs,
  colours: words.colours,
  abilities: words.abilities,
};

function cardsOf(count: number): string {
  if (count === 0) return 'empty';
  return count === 1 ? '1 card' : `${count} cards`;
}

function pointsOf(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}
