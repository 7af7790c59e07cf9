import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyDirectory, fileWith, samsara } from '../testing/samsara.ts';

const linesOf = (...lines: string[]) => `${lines.join('\n')}\n`;

/** Two cards that call for a second decision, and no card that nobody knows. */
const NOTHING_UNKNOWN = {
  seats: [{ hand: ['give', 'table', 9], open: [3, 4] }, { hand: [5, 6] }, { hand: [7] }],
  pile: [8],
};

test('a whole game can be played through a pipe, and its record verifies', async () => {
  const record = join(emptyDirectory(), 'game.json');
  const game = await samsara(['play', 'karma', '--players', '3', '--seed', 'pipe', '--save', record], {
    input: '1\n'.repeat(3000),
  });
  expect(game).toMatchObject({ code: 0, err: '' });
  expect(game.out).toMatch(/^Karma\nSeats: 0 Guest \(you\) · 1 Ada \(greedy\) · 2 Bruno \(greedy\)\n/);
  expect(game.out).toMatch(/Commitment to the shuffle: [0-9a-f]{64}\n/);
  expect(game.out).toMatch(/\nWinners?: .+\nLosers?: .+\n/);
  expect(game.out).toContain(`samsara verify ${record}`);
  expect((await samsara(['verify', record])).out).toMatch(/^yes: /);
});

test('the same seed and the same moves give the same game', async () => {
  const play = () => samsara('play karma --seed twice', { input: '1\n1\n1\n' });
  expect(await play()).toEqual(await play());
});

test('without a seed every game is another one', async () => {
  const commitment = async () => /[0-9a-f]{64}/.exec((await samsara('play karma')).out)?.[0];
  expect(await commitment()).not.toBe(await commitment());
});

describe('what can be said at the table', () => {
  test('why: a refused move is answered with the reason and the clause', async () => {
    const { out } = await samsara(['play', 'karma', '--position', fileWith(NOTHING_UNKNOWN)], {
      input: linesOf('why play 3', 'why play 9', 'why 1', 'why'),
    });
    expect(out).toContain(
      'As long as you have cards in your hand, your table cards must wait.\n  KA-28  As long as',
    );
    expect(out.match(/You may do that\./g)).toHaveLength(2);
    expect(out).toContain('Say which move you mean');
  });

  test('a refused move changes nothing and names the rule', async () => {
    const { out } = await samsara(['play', 'karma', '--position', fileWith(NOTHING_UNKNOWN)], {
      input: linesOf('play 3', 'play 9 9', 'dance', '17', 'log', 'hand'),
    });
    expect(out).toMatch(
      /KA-28 {2}.*\n› play 9 9\n.*\n {2}KA-23 {2}.*\n› dance\nThis is not a move; right now .*“play 9” or “take”\.\n› 17\n/,
    );
    expect(out).toContain('The moves have numbers from 1 to 4.\n› log\n› hand');
    expect(out.match(/Pile: 8 on top, 1 card\./g)).toHaveLength(2);
  });

  test('rule: the text of a clause, however it is written', async () => {
    const { out } = await samsara('play karma', { input: linesOf('rule KA-21', 'rule ka21', 'rule KA-999') });
    expect(out.match(/KA-21 {2}You may play a number card only if/g)).toHaveLength(2);
    expect(out).toContain('There is no rule KA-999.');
  });

  test('a move can be typed in words, and help lists what else there is', async () => {
    const { out } = await samsara(['play', 'karma', '--position', fileWith(NOTHING_UNKNOWN)], {
      input: linesOf('help', 'play nine', '  PLAY   9 '),
    });
    expect(out).toMatch(/ {2}why MOVE .*\n {2}rule CLAUSE .*\n {2}undo /);
    expect(out).toContain('You play a 9.');
  });
});

describe('undo', () => {
  test('a move that taught nothing is taken back', async () => {
    const { out } = await samsara(['play', 'karma', '--position', fileWith(NOTHING_UNKNOWN)], {
      input: linesOf('undo', 'play give', 'undo', 'play table', 'undo', 'log'),
    });
    expect(out).toContain('You have not made a move yet.');
    expect(
      out.match(/Taken back\.\n\nYou: in hand 9, Play a Table Card, Give the Pile to a Friend/g),
    ).toHaveLength(2);
    expect(out).toMatch(/› log\n› \n$/);
  });

  test('a move after which somebody else acted stays', async () => {
    const { out } = await samsara(['play', 'karma', '--position', fileWith(NOTHING_UNKNOWN)], {
      input: linesOf('play 9', 'undo'),
    });
    expect(out).toContain('Too late: somebody else has acted since your last move.');
  });

  test('a move that brought unknown cards stays', async () => {
    const thirdFourteen = { seats: [{ hand: [14], open: [3] }, { hand: [5] }], pile: [14, 14], draw: 12 };
    const { out } = await samsara(['play', 'karma', '--position', fileWith(thirdFourteen)], {
      input: linesOf('play 14', 'undo'),
    });
    expect(out).toContain('Not possible: your last move showed you something you did not know before.');
  });

  test('a move that was taken back is not in the record', async () => {
    const record = join(emptyDirectory(), 'game.json');
    const args = [
      'play',
      'karma',
      '--seed',
      'undo',
      '--option',
      'edition=set',
      '--option',
      'draw_by_hand=true',
    ];
    // Who draws by hand is asked again after each of their turns, while nothing has been drawn yet.
    const { out } = await samsara([...args, '--save', record], { input: linesOf('1', '1', 'undo', '2') });
    expect(out).toContain('Taken back.');
    const { out: told } = await samsara(['replay', record]);
    expect(told.match(/^ +\d+ {2}0 (?!choose)/gm)).toHaveLength(1);
  });
});

test('who may act without owing an answer can let the moment pass', async () => {
  const { out } = await samsara(
    'play karma --seed a --bots greedy,random --option edition=set --option draw_by_hand=true',
    {
      input: linesOf('1', '1', '', '1'),
    },
  );
  expect(out).toMatch(/You may still draw\.\n {2}1 {2}Draw {2}draw\n {2}⏎ {2}let it pass\n› \n/);
  expect(out).toMatch(/› 1\n\n {2}You draw /);
});

describe('the record', () => {
  test('quit asks for a file; a game that was left verifies too', async () => {
    const record = join(emptyDirectory(), 'left.json');
    const left = await samsara('play karma', { input: linesOf('1', 'quit', '/no/such/directory/x', record) });
    expect(left.code).toBe(0);
    expect(left.out).toContain('/no/such/directory/x: this file cannot be written: it does not exist');
    expect(left.out).toContain(`The record is in ${record}.`);
    expect((await samsara(['verify', record])).code).toBe(0);
  });

  test('at the end of the input nothing is asked, and what was to be saved is saved', async () => {
    const directory = emptyDirectory();
    const record = join(directory, 'game.json');
    expect((await samsara(['play', 'karma', '--save', record], { input: '1\n' })).code).toBe(0);
    expect((await samsara(['verify', record])).code).toBe(0);
    const plain = await samsara('play karma', { input: '1\n' });
    expect(plain.out).not.toContain('Save the record?');
    expect(existsSync(record)).toBe(true);
  });
});

describe('in other languages', () => {
  test('German, with German words at the table', async () => {
    const { out } = await samsara('play karma --seed s --name Jürgen --lang de', {
      input: linesOf('hilfe', 'warum take', 'regel KA-21', 'zurück', 'verlauf', 'ende', ''),
    });
    expect(out).toContain('0 Jürgen (du)');
    expect(out).toContain('Das kannst du sagen:');
    expect(out).toContain('KA-21  Eine Zahlenkarte darfst du nur spielen');
    expect(out).toContain('Du hast noch keinen Zug gemacht.');
  });

  test('cards by the names they are shown with', async () => {
    const { out } = await samsara(
      ['play', 'karma', '--lang', 'de', '--position', fileWith(NOTHING_UNKNOWN)],
      {
        input: linesOf(
          'warum play Unterste Karte nach oben',
          'warum play stapel geben',
          'play „Stapel an Mitspieler geben“',
        ),
      },
    );
    expect(out).toContain('Du hast dort kein „Unterste Karte nach oben“.');
    expect(out).toContain('Das darfst du.');
    expect(out).toContain('Du spielst „Stapel an Mitspieler geben“.');
  });

  test('a name that several cards share is answered with their words', async () => {
    const { out } = await samsara('play mieses-karma --seed s --lang de', {
      input: linesOf('keep Ameise (Sonne)', 'warum keep Ameise (Sonne)'),
    });
    expect(
      out.match(/Ameise \(Sonne\): so heißen mehrere Karten; nenne eine von: ant-1, ant-5/g),
    ).toHaveLength(2);
  });

  test('French, with French words at the table', async () => {
    const { out } = await samsara('play karma --seed s', {
      env: { LANG: 'fr_CH.UTF-8' },
      input: linesOf('aide', 'pourquoi take', 'règle KA-21', 'annuler', 'journal', 'quitter'),
    });
    expect(out).toContain('Ce que vous pouvez dire');
    expect(out).toMatch(/KA-21 {2}Vous/);
    expect(out).toContain('Vous n’avez pas encore joué.');
  });
});

test('seat, name and bots can be chosen', async () => {
  const { out } = await samsara([
    'play',
    'karma',
    '--bots',
    'random,greedy',
    '--seat',
    '1',
    '--name',
    'Ada\u0007 \n L.',
  ]);
  expect(out).toContain('Seats: 0 Ada (random) · 1 Ada L. (you) · 2 Bruno (greedy)');
});

test('--json: a program plays by lines of JSON, and a refused move says why', async () => {
  const { code, out, err } = await samsara(
    ['play', 'karma', '--position', fileWith(NOTHING_UNKNOWN), '--json'],
    { input: linesOf('play 3', 'play 9', 'quit') },
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [first, refused, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ seat: 0, owes: true, events: [], outcome: null });
  expect(first.legal).toContain('play 9');
  expect(refused).toMatchObject({ attempt: 'play 3', refusal: { code: 'hand-first', clause: 'KA-28' } });
  expect(second.events[0]).toMatchObject({ type: 'played', seat: 0, card: 8, count: 1 });
});
