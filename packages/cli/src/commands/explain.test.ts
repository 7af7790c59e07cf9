import { describe, expect, test } from 'vitest';
import { fileWith, lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

test('without a topic: the game, its options with defaults and standing, its cards and all clauses', async () => {
  const { out, code } = await samsara('explain karma');
  expect(code).toBe(0);
  expect(out).toMatch(/^Karma\n.*\n2 to 12 players\n/);
  expect(out).toContain('edition=amigo  amigo (AMIGO edition) | set (SET edition) · from the rules');
  expect(out).toContain('turn_limit=2000  1–1000000 · house rule');
  expect(out).toContain('give    Give the Pile to a Friend');
  expect(out.match(/^ {2}KAR?-\d+ {2}\S/gm)?.length).toBeGreaterThan(100);
});

test.each([
  ['KA-21', /^KA-21 {2}You may play a number card only if/],
  ['ka21', /^KA-21 {2}/],
  ['players', /^ {2}players=4 {2}2–12/],
  ['give', /^Give the Pile to a Friend {2}give\n {2}KA-/],
  ['give the pile to a friend', /^Give the Pile to a Friend {2}give\n/],
  ['give the pile', /^Give the Pile to a Friend {2}give\n/],
  ['too-low', /^too-low {2}a move is refused by KA-21\n {2}KA-21 {2}/],
  ['KA-21 KA-22', /^KA-21 {2}.*\nKA-22 {2}/],
])('%s is explained', async (topic, says) => {
  expect((await samsaraHere(`explain karma ${topic}`)).out).toMatch(says);
});

test('cards have the names of the language', async () => {
  expect((await samsaraHere('explain karma give --lang de')).out).toMatch(
    /^Stapel an Mitspieler geben {2}give/,
  );
  expect((await samsaraHere('explain karma stapel geben --lang de')).out).toMatch(
    /^Stapel an Mitspieler geben/,
  );
});

test('a name that several cards share explains them all', async () => {
  const { out } = await samsaraHere(['explain', 'mieses-karma', 'Ameise (Sonne)', '--lang', 'de']);
  expect(out).toMatch(/^Ameise \(Sonne\) {2}ant-1\n.*\nAmeise \(Sonne\) {2}ant-5\n/s);
});

test('an unknown topic is refused with what may have been meant', async () => {
  const { code, err } = await samsaraHere('explain karma forsight');
  expect(code).toBe(2);
  expect(err).toBe('samsara: forsight: this value is not known; did you mean foresight, no-foresight?\n');
});

test('the rules can be searched; accents and case do not matter', async () => {
  const { out } = await samsaraHere('explain karma --search TRIPLE removes');
  expect(out).toMatch(/^KA-75 {2}/m);
  expect(
    out
      .split('\n')
      .filter(Boolean)
      .every((line) => /triple/i.test(line) && /removes/.test(line)),
  ).toBe(true);
  expect((await samsaraHere('explain karma --search xylophone')).out).toBe('No rule holds xylophone.\n');
  expect((await samsaraHere('explain karma --search regle --lang fr')).out).toMatch(/règle/i);
});

describe('a move in a position', () => {
  const position = { seats: [{ hand: [3, 12] }, { hand: [5] }], pile: [9] };

  test('a refused one is answered with the reason and its clause', async () => {
    const file = fileWith(position);
    const { out } = await samsaraHere(['explain', 'karma', '--position', file, '--why', '0 play 3']);
    expect(out).toMatch(/^A 9 lies on top: play 9 or higher, or a Karma card\.\n {2}KA-21 {2}/);
    const run = await samsaraHere(['explain', 'karma', '--position', file, '--why', '0 play 3', '--json']);
    expect(lastJson(run)).toMatchObject({
      legal: false,
      refusal: { code: 'too-low', clause: 'KA-21', cards: ['9'] },
    });
  });

  test('a legal one is told to be legal', async () => {
    const { out } = await samsaraHere([
      'explain',
      'karma',
      '--position',
      fileWith(position),
      '--why',
      '0 play 12',
    ]);
    expect(out).toBe('You may do that.\n');
  });

  test('cards may be named as the language shows them', async () => {
    const file = fileWith({ seats: [{ hand: ['give', 12] }, { hand: [5] }], pile: [9] });
    const why = (move: string, language: string) =>
      samsaraHere(['explain', 'karma', '--position', file, '--why', move, '--lang', language]);
    expect((await why('0 play Stapel an Mitspieler geben', 'de')).out).toBe('Das darfst du.\n');
    expect((await why('0 play Give the Pile to a Friend', 'fr')).out).toMatch(/^Ce coup est permis|^Vous/);
    expect((await why('0 play Unterste Karte nach oben', 'de')).out).toMatch(
      /^Du hast dort kein „Unterste Karte nach oben“\.\n {2}KA-19 {2}/,
    );
  });

  test('a seat that is not there is told so, whatever it says', async () => {
    const why = (move: string) =>
      samsaraHere(['explain', 'karma', '--position', fileWith(position), '--why', move]);
    for (const move of ['7 play 12', '7 dance', '100 take'])
      expect((await why(move)).out).toMatch(/^There is no such seat at this table\.\n {2}KA-01 {2}/);
  });

  test('what is no move is answered with moves of this moment', async () => {
    const choosing = {
      seats: [
        { hand: [1, 2, 3, 4, 5, 6], hidden: 3 },
        { hand: 6, hidden: 3 },
      ],
      pending: [{ type: 'choosing' }],
    };
    const why = (given: object) =>
      samsaraHere(['explain', 'karma', '--position', fileWith(given), '--why', '0 dance']);
    expect((await why(position)).out).toMatch(/for example, “play 12” or “take”\.\n/);
    expect((await why(choosing)).out).toMatch(/for example, “choose 1 2 3”\.\n/);
  });

  test('a move needs its seat, and a position its move', async () => {
    const file = fileWith(position);
    const noSeat = await samsaraHere(['explain', 'karma', '--position', file, '--why', 'play 3']);
    expect(noSeat.err).toMatch(/^samsara: --why: this does not have the right form/);
    const noMove = await samsaraHere(['explain', 'karma', '--position', file]);
    expect(noMove.err).toMatch(/^samsara: --why: something is missing here/);
  });
});

test('games are listed in every language', async () => {
  expect((await samsaraHere('games')).out).toContain('2 to 12 players');
  expect((await samsaraHere('games --lang de')).out).toContain('2 bis 12');
  expect((await samsaraHere('games --lang fr')).out).toContain('de 2 à 12 joueurs');
  expect(lastJson(await samsara('games --json'))).toMatchObject({
    games: expect.arrayContaining([expect.objectContaining({ id: 'karma', seats: { min: 2, max: 12 } })]),
  });
});

test('bench measures a game and ends with its figures', async () => {
  const run = await samsara('bench karma --seconds 0.2 --json');
  const figures = lastJson<Record<string, number>>(run);
  const measured = [
    'games_s',
    'moves_s',
    'ns_move',
    'moves_s_clone',
    'view_us',
    'imagine_us',
    'kib_10000_games',
  ];
  for (const figure of measured) expect(figures[figure]).toBeGreaterThan(0);
  expect(figures.moves_s * figures.ns_move).toBeCloseTo(1e9, -7);
});
