import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { Scenario } from './scenario.ts';
import { afterMoves, suiteChecks, titled } from './scenario-suite.ts';

const given = { seats: [{ hand: [3, 14] }, { hand: [8] }], pile: [9] };
const allowed: Scenario = { rule: 'KA-21', says: 'a higher card fits', given, moves: ['0 play 14'] };
const forbidden: Scenario = { rule: 'KA-21', says: 'a lower card does not fit', given, illegal: '0 play 3' };

function problemsOf(check: string, scenarios: readonly Scenario[], game = GAMES.karma): readonly string[] {
  const rules = { 'KA-20': 'a clause', 'KA-21': 'another clause' };
  const found = suiteChecks({ game, scenarios, binding: ['KA-21'], rules }).find(
    ({ name }) => name === check,
  );
  if (!found) throw new Error(`no such check: ${check}`);
  return found.problems();
}

describe('the checks find', () => {
  test.each<[string, readonly Scenario[], readonly Scenario[]]>([
    ['show every clause that binds', [allowed], [{ ...allowed, rule: 'KA-20' }]],
    ['cite clauses that exist', [allowed], [{ ...allowed, rule: ['KA-21', 'KA-00'] }]],
    ['forbid something next to everything they allow', [allowed, forbidden], [allowed]],
    [
      'forbid something next to everything they allow',
      [{ ...allowed, moves: [{ refused: '0 play 3' }, '0 play 14'] }],
      [{ ...allowed, moves: ['0 play 14'] }],
    ],
    [
      'forbid something next to everything they allow',
      [allowed, { ...allowed, given: {}, moves: [], rejected: 'not-a-list' }],
      [allowed],
    ],
    ['name the clause of every refusal', [forbidden], [{ ...forbidden, rule: 'KA-20' }]],
    [
      'name the clause of every refusal',
      [{ ...allowed, moves: ['0 play 14', { refused: '0 play 3', clause: 'KA-18' }, '1 take'] }],
      [{ ...allowed, moves: [{ refused: '0 play 3', clause: 'KA-18' }, '0 play 14'] }],
    ],
    [
      'name the clause of every refusal',
      [{ ...forbidden, rule: 'KA-20', illegal: { move: '0 play 3', clause: 'KA-21' } }],
      [{ ...forbidden, illegal: { move: '0 play 3', clause: 'KA-211' } }],
    ],
    ['say something different each', [allowed, forbidden], [allowed, { ...forbidden, says: allowed.says }]],
  ])('what does not: %s', (check, right, wrong) => {
    expect(problemsOf(check, right)).toEqual([]);
    expect(problemsOf(check, wrong)).toHaveLength(1);
  });

  test('reasons for a refusal that are not shown', () => {
    const unshown = problemsOf('show every reason for a refusal', [forbidden]);
    expect(unshown).toContain('not-your-turn');
    expect(unshown).toHaveLength(Object.keys(GAMES.karma.refusals).length - 1);
  });

  test('refusals by a clause that does not exist', () => {
    const game = { ...GAMES.karma, refusals: { known: 'KA-21', unknown: 'KA-00' } };
    expect(problemsOf('refuse by clauses that exist', [], game)).toEqual(['KA-00']);
  });

  test.each([
    ['changes', () => GAMES.karma.position(given)],
    [
      'cannot be read',
      () => {
        throw new Error('impossible');
      },
    ],
  ])('a position that %s when it is read again', (_, reread) => {
    const check = 'reach positions that can be written down and read again';
    let read = 0;
    const position = (at: typeof given) => (++read % 2 === 1 ? GAMES.karma.position(at) : reread());
    expect(problemsOf(check, [allowed])).toEqual([]);
    expect(problemsOf(check, [allowed], { ...GAMES.karma, position })).toHaveLength(1);
  });
});

test('a scenario is titled by its clauses and its sentence', () =>
  expect(titled([{ ...allowed, rule: ['KA-20', 'KA-21'] }])[0][0]).toBe('KA-20 KA-21 a higher card fits'));

test('moves are made in order, and heard', () => {
  const heard: unknown[] = [];
  const state = afterMoves(GAMES.karma, allowed, (event) => heard.push(event));
  expect(GAMES.karma.deciding(state)).toEqual([1]);
  expect(heard).not.toEqual([]);
});
