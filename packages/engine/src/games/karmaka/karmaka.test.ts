import { describe, expect, test } from 'vitest';
import { hashOf } from '../../kernel/json.ts';
import { actorAndMove, attemptMove, findMove } from '../../kernel/notation.ts';
import type { Actor } from '../../kernel/seats.ts';
import { uncovered, withoutForbiddenNeighbour } from '../../testing/coverage.ts';
import { rulesOf, runScenario, type Scenario } from '../../testing/scenario.ts';
import { CARDS } from './cards.ts';
import { karmaka, type State } from './index.ts';
import { REFUSALS } from './refusals.ts';
import { BINDING } from './scenarios/binding.ts';
import { scenarios } from './scenarios/index.ts';
import { rulesEn } from './texts/rules/en.ts';

const titled = scenarios.map(
  (scenario) => [`${rulesOf(scenario).join(' ')} ${scenario.says}`, scenario] as const,
);

describe('scenarios', () => {
  test.each(titled)('%s', (_, scenario) => expect(runScenario(karmaka, scenario)).toEqual([]));
});

describe('the scenarios as a whole', () => {
  test('show every clause that binds', () => expect(uncovered(BINDING, scenarios)).toEqual([]));

  test('cite clauses that exist', () =>
    expect(scenarios.flatMap(rulesOf).filter((clause) => !(clause in rulesEn))).toEqual([]));

  test('forbid something next to everything they allow', () =>
    expect(withoutForbiddenNeighbour(scenarios)).toEqual([]));

  test('name the clause of every refusal', () => expect(refusals().flatMap(unnamed)).toEqual([]));

  test('show every reason for a refusal', () => {
    const shown = new Set(refusals().map(({ code }) => code));
    expect(Object.keys(REFUSALS).filter((code) => !shown.has(code))).toEqual([]);
  });

  test('use the ability of every card', () => {
    const used = new Set(
      scenarios.flatMap(({ moves }) => moves ?? []).map((line) => line.split(' ability ')[1]),
    );
    expect(CARDS.filter((card) => !used.has(card))).toEqual([]);
  });

  test('reach positions that can be written down and read again, also inside an ability', () =>
    expect(scenarios.flatMap(lostInWriting)).toEqual([]));

  test('say something different each', () => {
    const said = scenarios.map(({ says }) => says);
    expect(said.filter((says, i) => said.indexOf(says) !== i)).toEqual([]);
  });
});

/** Everything the scenarios forbid, with the refusal it meets. */
function refusals() {
  return scenarios.flatMap((scenario) => {
    const state = afterMoves(scenario);
    return [scenario.illegal ?? []].flat().flatMap((entry) => {
      const { move, clause } = typeof entry === 'string' ? { move: entry } : entry;
      const { actor, text } = readLine(move);
      if (findMove(karmaka, state, actor, text) !== undefined) return [];
      return [{ scenario, move, named: clause ?? rulesOf(scenario), ...karmaka.whyNot(state, actor, text) }];
    });
  });
}

function unnamed({ scenario, move, named, clause, code }: ReturnType<typeof refusals>[number]): string[] {
  return named.includes(clause) ? [] : [`${scenario.says}: "${move}" is refused by ${clause} (${code})`];
}

/** A game can be saved between any two answers. */
function lostInWriting(scenario: Scenario): string[] {
  const moves = scenario.moves ?? [];
  return moves.flatMap((move, i) => {
    const written = karmaka.describe(afterMoves({ given: scenario.given, moves: moves.slice(0, i + 1) }));
    try {
      return hashOf(karmaka.describe(karmaka.position(written))) === hashOf(written)
        ? []
        : [`${scenario.says}: ${move}`];
    } catch (error) {
      return [`${scenario.says}: ${move}: ${error}`];
    }
  });
}

function afterMoves(scenario: Pick<Scenario, 'given' | 'moves'>): State {
  const state = karmaka.position(scenario.given);
  for (const line of scenario.moves ?? []) {
    const { actor, text } = readLine(line);
    attemptMove(karmaka, state, actor, text);
  }
  return state;
}

function readLine(line: string): { actor: Actor; text: string } {
  const read = actorAndMove(line);
  if (!read) throw new Error(`not a move: ${line}`);
  return read;
}
