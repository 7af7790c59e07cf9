import { sha256Hex } from '../kernel/json.ts';
import { below, fastRandom, type Seed } from '../kernel/random.ts';
import {
  movesAtRandom,
  offersWhatItAccepts,
  offersWhatItNames,
  picksEvenly,
  refusesWithReason,
} from './checks/moves.ts';
import { isReviewedFairly, redrawsUnseen } from './checks/review.ts';
import { keepsSecrets } from './checks/secrets.ts';
import {
  clonesApart,
  ends,
  keepsAllCards,
  keepsRecords,
  repeatsItself,
  survivesSaving,
} from './checks/states.ts';
import { describesItself, isComparedFairly, isImagined, servesBots } from './checks/views.ts';
import { randomStep, SOME_SENSE } from './random-play.ts';
import type { Check, Terms } from './terms.ts';

/** What every game promises to the rest of the program. */
const CHECKS: readonly Check[] = [
  keepsAllCards,
  offersWhatItNames,
  offersWhatItAccepts,
  refusesWithReason,
  picksEvenly,
  movesAtRandom,
  clonesApart,
  survivesSaving,
  repeatsItself,
  keepsRecords,
  isImagined,
  describesItself,
  isComparedFairly,
  keepsSecrets,
  servesBots,
  redrawsUnseen,
  isReviewedFairly,
  ends,
];

/** A promise that can be put to the test. */
export interface Promised {
  readonly name: string;
  /** Plays random games; throws at the first thing that is wrong, with the seed and the move. */
  run(games: number, firstSeed?: number): void;
}

/** The promises of one game with one set of options. */
export function contractOf<State, Move, Event, View, Options>(
  terms: Terms<State, Move, Event, View, Options>,
): Promised[] {
  return CHECKS.map((check) => ({
    name: check.name,
    run: (games, firstSeed = 1) => {
      for (let seed = firstSeed; seed < firstSeed + games; seed++) watchGame(terms as Terms, check, seed);
    },
  }));
}

/** Longer games are left here by checks that need not see the end. */
const LONG_ENOUGH = 400;

/** Plays one random game under the eyes of a check. */
export function watchGame(terms: Terms, check: Check, seed: number): void {
  const { game } = terms;
  const random = fastRandom(seed);
  const sense = below(random, 4) === 0 ? 0 : SOME_SENSE;
  const most = check.toTheEnd ? terms.mostMoves : LONG_ENOUGH;
  let made = 0;
  let line = 'the deal';
  try {
    const deal = () => game.setup(terms.options, seedOfDeal(seed));
    const watch = check.watch(terms, deal, random);
    const state = deal();
    for (; made <= most; made++) {
      const next = randomStep(game, state, random, sense) ?? null;
      watch(state, next);
      if (next === null) return;
      line = `${next.actor} ${next.text}`;
      game.apply(state, next.actor, next.move);
    }
    if (check.toTheEnd) throw new Error(`is not over after ${most} moves`);
  } catch (error) {
    throw new Error(`${check.name}: seed ${seed}, after ${made} moves (${line}): ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/** Every second game is dealt as real ones are. */
function seedOfDeal(seed: number): Seed {
  return seed % 2 === 0 ? seed : sha256Hex(`deal ${seed}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
