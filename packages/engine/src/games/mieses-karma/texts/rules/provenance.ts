import type { Species } from '../../cards.ts';

/** Where a statement about the cards comes from: a public source, or our own reconstruction. Section E */
export type Provenance = 'attested' | 'reconstructed';

/** What is said of a species: that it is in the game, what it can do in outline and in detail, and the numbers on its cards. */
export type Statement =
  | 'animal'
  | 'noAbility'
  | 'idea'
  | 'detail'
  | 'stack'
  | 'dealt'
  | 'symbols'
  | 'copies'
  | 'pointsRange'
  | 'points';

type Provenances = Readonly<Partial<Record<Statement, Provenance>>>;

export type LifeStatement = keyof typeof OF_LIFE_CARDS;

/** What public sources say of the life cards as a whole, and what had to be reconstructed. Section E */
export const OF_LIFE_CARDS = {
  total: 'attested',
  symbols: 'attested',
  jokers: 'attested',
  reapers: 'attested',
  buddhas: 'attested',
  distribution: 'reconstructed',
  reaperOnTheRight: 'reconstructed',
} as const satisfies Readonly<Record<string, Provenance>>;

/** Everything but the animal itself and the idea of its ability is reconstructed. Section E */
function animal(idea: Provenance): Provenances {
  return {
    animal: 'attested',
    idea,
    detail: 'reconstructed',
    stack: 'reconstructed',
    dealt: 'reconstructed',
    symbols: 'reconstructed',
    copies: 'reconstructed',
  };
}

/** Section E */
export const OF_SPECIES: Readonly<Record<Species, Provenances>> = {
  ant: {
    animal: 'attested',
    noAbility: 'attested',
    dealt: 'attested',
    symbols: 'reconstructed',
    copies: 'attested',
  },
  'potato-beetle': animal('attested'),
  earthworm: animal('reconstructed'),
  butterfly: animal('reconstructed'),
  'guinea-pig': animal('reconstructed'),
  hedgehog: animal('attested'),
  magpie: animal('attested'),
  chameleon: animal('attested'),
  cat: animal('reconstructed'),
  dog: animal('attested'),
  cow: animal('attested'),
  ape: animal('reconstructed'),
  human: {
    animal: 'attested',
    noAbility: 'attested',
    stack: 'attested',
    pointsRange: 'attested',
    points: 'reconstructed',
    dealt: 'reconstructed',
    symbols: 'reconstructed',
    copies: 'reconstructed',
  },
};
