import {
  FREE_CHOICE,
  FREE_CHOICE_SCORE,
  KIND_OF,
  KINDS,
  PLUS_X,
  SCORE_OF,
  SKIP,
  SWAP,
  TWO,
} from './cards.ts';
import type { Options } from './options.ts';

/** Tables of house rules, made once for each table. */
const OF_HOUSES = new WeakMap<Options, readonly number[]>();

/** Penalty points by card at this table. ST-25, ST-26, STR-72 */
export function scoresAt(options: Options): readonly number[] {
  if (isOfficial(options)) return SCORE_OF;
  const known = OF_HOUSES.get(options);
  if (known !== undefined) return known;
  const scores = SCORE_OF.map((official, card) => houseScore(options, card) ?? official);
  OF_HOUSES.set(options, scores);
  return scores;
}

function isOfficial(options: Options): boolean {
  return (
    options.penalty_swap === KINDS[SWAP].score &&
    options.penalty_skip === KINDS[SKIP].score &&
    options.penalty_plus_x === KINDS[PLUS_X].score &&
    options.penalty_two === KINDS[TWO].score &&
    options.penalty_free_choice === FREE_CHOICE_SCORE
  );
}

function houseScore(options: Options, card: number): number | undefined {
  if (card === FREE_CHOICE) return options.penalty_free_choice;
  switch (KIND_OF[card]) {
    case TWO:
      return options.penalty_two;
    case SKIP:
      return options.penalty_skip;
    case SWAP:
      return options.penalty_swap;
    case PLUS_X:
      return options.penalty_plus_x;
    default:
      return undefined;
  }
}
