import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, fileWith, lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

const HOLDS = {
  game: 'karma',
  rule: ['KA-38', 'KA-41'],
  says: 'the third 14 takes the whole pile out of the game',
  given: { seats: [{ hand: [14, 14, 3] }, { hand: [5] }], pile: [2, 14] },
  moves: ['0 play 14 14'],
  then: { pile: [], out: [2, 14, 14, 14], deciding: [0] },
  illegal: [{ move: '0 take', clause: 'KAR-09' }],
};
const DOES_NOT_HOLD = { ...HOLDS, rule: 'KA-21', says: 'said wrongly on purpose', then: { pile: [3] } };
const { game: _, ...NAMELESS } = HOLDS;

test('one scenario, a list, and a file that names the game once', async () => {
  const files = [HOLDS, [HOLDS, HOLDS], { game: 'karma', scenarios: [NAMELESS] }].map((content) =>
    fileWith(content),
  );
  const run = await samsara(['scenario', ...files]);
  expect(run).toMatchObject({ code: 0, out: '4 passed, 0 failed\n', err: '' });
});

test('a scenario that fails tells rule, sentence and difference', async () => {
  const file = fileWith([HOLDS, DOES_NOT_HOLD]);
  const { code, out } = await samsaraHere(['scenario', file]);
  expect(code).toBe(1);
  expect(out).toBe(
    `✗ ${file}: [1]  KA-21\n  said wrongly on purpose\n    pile should be ["3"], but is [].\n1 passed, 1 failed\n`,
  );
});

test('what differs is told in every language', async () => {
  const file = fileWith({ ...HOLDS, moves: ['0 take', '0 play 14', '0 play 3'] });
  const told = async (language: string) =>
    (await samsaraHere(['scenario', file, '--lang', language])).out.split('\n')[2];
  expect(await told('en')).toMatch(
    /“0 play 14” is refused\. It is not your turn yet\. \(not-your-turn, KA-18\)$/,
  );
  expect(await told('de')).toMatch(/„0 play 14“ wird abgelehnt\. .*\(not-your-turn, KA-18\)$/);
  expect(await told('fr')).toMatch(/«\s0 play 14\s» est refusé\. .*\(not-your-turn, KA-18\)$/u);
});

test('as JSON: passed, failed, and what differs', async () => {
  const file = fileWith({ scenarios: [DOES_NOT_HOLD, HOLDS] });
  const run = await samsaraHere(['scenario', file, '--json']);
  expect(run.code).toBe(1);
  expect(lastJson(run)).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      {
        file,
        place: `${file}: scenarios[0]`,
        rule: 'KA-21',
        says: 'said wrongly on purpose',
        differences: [{ type: 'other-value', place: 'pile', found: '[]', expected: '["3"]' }],
      },
    ],
  });
});

test('directories are searched for JSON files, at any depth', async () => {
  const directory = emptyDirectory();
  mkdirSync(join(directory, 'deep/er'), { recursive: true });
  writeFileSync(join(directory, 'a.json'), JSON.stringify(HOLDS));
  writeFileSync(join(directory, 'deep/er/b.json'), JSON.stringify([HOLDS, HOLDS]));
  writeFileSync(join(directory, 'notes.txt'), 'nothing for us');
  expect((await samsaraHere(['scenario', directory])).out).toBe('3 passed, 0 failed\n');
});

test('the standard input, with the game from the command line', async () => {
  const input = JSON.stringify(NAMELESS);
  expect((await samsara('scenario - --game karma', { input })).out).toBe('1 passed, 0 failed\n');
  const nameless = await samsara('scenario -', { input });
  expect(nameless.code).toBe(2);
  expect(nameless.err).toMatch(/^samsara: -: game: something is missing here: karma/);
});

test('a scenario that cannot be run is bad input; the others are run all the same', async () => {
  const fourth = { ...HOLDS, given: { seats: [{ hand: [14, 14, 14, 14] }, { hand: [3] }] } };
  const file = fileWith([fourth, HOLDS]);
  const run = await samsaraHere(['scenario', file, '--json']);
  expect(run.code).toBe(2);
  expect(run.err).toBe(
    `samsara: ${file}: [0]: seats[0].hand[3]: there are not that many copies of this card: 14: 3\n`,
  );
  expect(lastJson(run)).toMatchObject({
    passed: 1,
    failed: 1,
    error: { code: 'too-many-copies', place: `${file}: [0]: seats[0].hand[3]`, detail: '14: 3' },
  });
});

test('a move to be refused that nobody can read is an error of the scenario', async () => {
  const slip = { ...HOLDS, illegal: ['0 plya 3'] };
  const file = fileWith([slip, { ...HOLDS, illegal: [{ move: '0 plya 3', code: 'unreadable' }] }]);
  const run = await samsaraHere(['scenario', file]);
  expect(run.code).toBe(2);
  expect(run.err).toBe(
    `samsara: ${file}: [0]: illegal[0]: this cannot be read as a move, so it shows no rule; name the code if that is meant: 0 plya 3: unreadable\n`,
  );
  expect(run.out).toBe('1 passed, 1 failed\n');
});

test('moves may be refused on the way, and positions rejected', async () => {
  const given = { seats: [{ hand: [9, 9, 9, 9] }, { hand: [3] }] };
  const { moves: _moves, then: _then, illegal: _illegal, ...bare } = HOLDS;
  const file = fileWith([
    { ...HOLDS, moves: [{ refused: '1 play 5', code: 'not-your-turn' }, '0 play 14 14'] },
    { ...bare, given, rejected: 'too-many-copies' },
    { ...bare, rejected: 'impossible-position' },
    { ...HOLDS, moves: [{ refused: '0 play 14' }] },
  ]);
  const { code, out } = await samsaraHere(['scenario', file]);
  expect(code).toBe(1);
  expect(out).toContain('The position should be rejected (impossible-position), but is possible.\n');
  expect(out).toContain('“0 play 14” should be refused, but is legal.\n');
  expect(out).toMatch(/\n2 passed, 2 failed\n$/);
});

test('a slip in the form of a scenario names its place', async () => {
  const slips = [
    [
      { ...HOLDS, moves: [{ refuse: '0 take' }] },
      'moves[0].refuse: there is no such name here; there are: refused, clause, code',
    ],
    [{ ...HOLDS, rejected: 'missing' }, 'moves: this does not go together with: rejected'],
    [{ ...HOLDS, view: { 7: {} } }, 'view.7: there is no such seat; there are: 0–1'],
  ] as const;
  for (const [scenario, says] of slips) {
    const file = fileWith(scenario);
    const { code, err } = await samsaraHere(['scenario', file]);
    expect({ code, err }).toEqual({ code: 2, err: `samsara: ${file}: ${says}\n` });
  }
});
