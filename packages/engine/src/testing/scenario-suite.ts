import type { Emit } from '../kernel/events.ts';
import type { GameWithPositions, Refusal } from '../kernel/game.ts';
import { at, hashOf } from '../kernel/json.ts';
import { attemptMove, findMove, refusalOf } from '../kernel/notation.ts';
import { uncovered, withoutForbiddenNeighbour } from './coverage.ts';
import { forbiddenIn, readLine, rulesOf, type Scenario } from './scenario.ts';

/** All scenarios of a game, with the clauses they have to show. */
export interface Suite {
  readonly game: GameWithPositions;
  readonly scenarios: readonly Scenario[];
  /** The clauses that bind, so that each needs a scenario. */
  readonly binding: readonly string[];
  /** Every clause of the rules, with its text. */
  readonly rules: Readonly<Record<string, string>>;
}

/** Something that must be true of a game's scenarios or texts as a whole; no problem is named if it is. */
export interface SuiteCheck {
  readonly name: string;
  problems(): readonly string[];
}

/** What the scenarios of every game must do as a whole. */
export function suiteChecks(suite: Suite): SuiteCheck[] {
  const { game, scenarios, binding, rules } = suite;
  const unknown = (clauses: readonly string[]) => clauses.filter((clause) => !Object.hasOwn(rules, clause));
  return [
    { name: 'show every clause that binds', problems: () => uncovered(binding, scenarios) },
    { name: 'cite clauses that exist', problems: () => unknown(scenarios.flatMap(rulesOf)) },
    {
      name: 'forbid something next to everything they allow',
      problems: () => withoutForbiddenNeighbour(scenarios),
    },
    { name: 'name the clause of every refusal', problems: () => unnamedRefusals(suite) },
    { name: 'show every reason for a refusal', problems: () => unshownReasons(suite) },
    { name: 'refuse by clauses that exist', problems: () => unknown(Object.values(game.refusals)) },
    {
      name: 'reach positions that can be written down and read again',
      problems: () => possible(scenarios).flatMap((scenario) => lostInWriting(game, scenario)),
    },
    { name: 'say something different each', problems: () => saidTwice(scenarios) },
  ];
}

/** Scenarios with the title of their test: the clauses, then the rule in one sentence. */
export function titled(scenarios: readonly Scenario[]): (readonly [string, Scenario])[] {
  return scenarios.map((scenario) => [`${rulesOf(scenario).join(' ')} ${scenario.says}`, scenario]);
}

/** The state in which the moves of a scenario end; what must be refused between them is left out. */
export function afterMoves<State, Move, Event>(
  game: GameWithPositions<State, Move, Event>,
  { given, moves = [] }: Pick<Scenario, 'given' | 'moves'>,
  emit?: Emit<Event>,
): State {
  const state = game.position(given);
  for (const [i, line] of moves.entries()) {
    if (typeof line !== 'string') continue;
    const { actor, text } = readLine(line, at('moves', i));
    attemptMove(game, state, actor, text, emit);
  }
  return state;
}

interface ForbiddenMove {
  readonly says: string;
  readonly move: string;
  /** The clauses that may refuse it. */
  readonly named: readonly string[];
  readonly refusal: Refusal;
}

/** Everything the scenarios forbid, with the refusal it meets. */
function forbiddenMoves({ game, scenarios }: Suite): ForbiddenMove[] {
  return possible(scenarios).flatMap((scenario) =>
    forbiddenIn(scenario).flatMap(({ before, forbidden: { move, clause }, place }) => {
      const state = afterMoves(game, { given: scenario.given, moves: before });
      const { actor, text } = readLine(move, place);
      if (findMove(game, state, actor, text) !== undefined) return [];
      const named = clause === undefined ? rulesOf(scenario) : [clause];
      return [{ says: scenario.says, move, named, refusal: refusalOf(game, state, actor, text) }];
    }),
  );
}

/** Scenarios whose position can be. */
function possible(scenarios: readonly Scenario[]): readonly Scenario[] {
  return scenarios.filter(({ rejected }) => rejected === undefined);
}

function unnamedRefusals(suite: Suite): string[] {
  return forbiddenMoves(suite)
    .filter(({ named, refusal }) => !named.includes(refusal.clause))
    .map(({ says, move, refusal }) => `${says}: "${move}" is refused by ${refusal.clause} (${refusal.code})`);
}

function unshownReasons(suite: Suite): string[] {
  const shown = new Set(forbiddenMoves(suite).map(({ refusal }) => refusal.code));
  return Object.keys(suite.game.refusals).filter((code) => !shown.has(code));
}

/** A game can be saved between any two moves, also in the middle of a turn. */
function lostInWriting(game: GameWithPositions, { says, given, moves = [] }: Scenario): string[] {
  return moves.flatMap((_, i) => {
    const written = game.describe(afterMoves(game, { given, moves: moves.slice(0, i + 1) }));
    try {
      const again = game.describe(game.position(written));
      return hashOf(again) === hashOf(written) ? [] : [`${says}: move ${i + 1}`];
    } catch (error) {
      return [`${says}: move ${i + 1}: ${error}`];
    }
  });
}

function saidTwice(scenarios: readonly Scenario[]): string[] {
  const said = scenarios.map(({ says }) => says);
  return said.filter((says, i) => said.indexOf(says) !== i);
}
