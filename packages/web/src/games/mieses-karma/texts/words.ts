import type { SignName, Species, Words } from '@samsara/engine/games/mieses-karma/rules';
import type { ScreenWords } from '../../../contract/board.ts';
import type { Fit } from '../lines.ts';

/** What only the board of Mieses Karma says. */
export interface BoardWords extends ScreenWords {
  readonly karma: string;
  readonly track: string;
  readonly draw: string;
  readonly discard: string;
  readonly gifts: string;
  readonly yourLine: string;
  readonly close: string;
  readonly yourPoints: string;
  readonly fit: Readonly<Record<Fit, string>>;
  readonly closedEnd: string;
  readonly foursomesTitle: string;
  readonly pointsPile: string;
  readonly human: string;
  readonly total: string;
  readonly rebirthTitle: string;
  readonly thinking: string;
  readonly givesNothing: string;
  readonly sealed: string;
  readonly newHere: string;
  readonly understood: string;
  readonly specials: Readonly<Record<'joker' | 'reaper' | 'buddha', string>>;
  lineOf(name: string): string;
  look(name: string): string;
  /** `stack` is the number of a stack of animals; null are the humans. */
  stack(stack: string | null, karma: number, count: number): string;
  stands(name: string, karma: number): string;
  /** The animal in front of somebody; `imitated` is what it imitates. */
  animal(animal: string, imitated: string | null): string;
  points(count: number): string;
  karmaOf(karma: number): string;
  giftOf(name: string): string;
  needs(sign: string): string;
  reborn(name: string | null, from: string, to: string): string;
}

/** The same with words that the rules have already: signs, animals, and what they can do in one sentence. */
export interface MiesesKarmaWords extends BoardWords {
  readonly signs: Readonly<Record<SignName, string>>;
  readonly species: Readonly<Record<Species, string>>;
  readonly powers: Readonly<Record<Species, string>>;
}

export function withRuleWords(
  own: BoardWords,
  { cards, powers }: Pick<Words, 'cards' | 'powers'>,
): MiesesKarmaWords {
  return {
    ...own,
    signs: cards.signs,
    species: { ...cards.species, human: cards.human },
    powers,
  };
}
