import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { emptyDirectory, FROM_SOURCE, fileWith, lastJson, samsara } from './testing/samsara.ts';
import { samsaraHere } from './testing/samsara-here.ts';

/** What is given to a process of its own: one of each sort, and what asks for the terminal or for the stack. */
const OF_ITS_OWN = [
  'no such command',
  'no such game',
  'no game and nobody to ask',
  'a missing file',
  'no end',
  'endless depth',
  'endless depth in a record',
];

const FOURTH_14 = { seats: [{ hand: [14, 14, 14, 14] }, { hand: [3] }] };

describe('input that cannot be used: exit code 2 and one line that names the place', () => {
  test.each<[string, () => string[], RegExp]>([
    ['no such command', () => ['plya'], /^plya: there is no such command; did you mean play\?$/],
    [
      'no such option',
      () => ['simulate', 'karma', '--gamse', '3'],
      /^--gamse: there is no such option; did you mean --games\?$/,
    ],
    ['no value', () => ['simulate', 'karma', '--games'], /^--games <n>: a value is missing$/],
    ['no argument', () => ['simulate'], /^game: this is missing$/],
    ['too many arguments', () => ['games', 'karma'], /^games: too many arguments$/],
    [
      'no such language',
      () => ['games', '--lang', 'xx'],
      /^--lang: this value is not known: "xx"; de, en, fr$/,
    ],
    ['no such game', () => ['play', 'chess'], /^chess: there is no such game; there are: .*karma/],
    ['no game and nobody to ask', () => ['play'], /^GAME: something is missing here: .*karma/],
    [
      'no such table option',
      () => ['play', 'karma', '--option', 'x=1'],
      /^--option x: there is no such name here; there are: players, /,
    ],
    [
      'an option that every object has',
      () => ['simulate', 'karma', '--option', '__proto__=1'],
      /^--option __proto__: there is no such name here; /,
    ],
    ['no scenario at all', () => ['scenario', emptyDirectory()], /: something is missing here: \*\.json$/],
    [
      'an option without a value',
      () => ['play', 'karma', '--option', 'x'],
      /^--option x: this does not have the right form: key=value$/,
    ],
    [
      'an option out of range',
      () => ['play', 'karma', '--option', 'stall_limit=0'],
      /^--option stall_limit: this is out of range: 0, 1–/,
    ],
    [
      'a flag that is none',
      () => ['play', 'karma', '--option', 'foresight=maybe'],
      /^--option foresight: true or false is needed here: "maybe"$/,
    ],
    [
      'too many players',
      () => ['simulate', 'karma', '--players', '13'],
      /^--players: this is out of range: 13, 2–12$/,
    ],
    [
      'more players than the edition allows',
      () => ['play', 'karma', '--players', '7'],
      /^--players: this does not go together with: edition amigo \(2–6\); edition set: 2–12$/,
    ],
    [
      'more bots than seats',
      () => ['play', 'karma', '--players', '2', '--bots', 'random,random'],
      /^--bots: this is out of range: 2, 1–1$/,
    ],
    [
      'no such bot',
      () => ['play', 'karma', '--bots', 'smart'],
      /^--bots: this value is not known: "smart"; random, beginner, greedy/,
    ],
    [
      'no such seat',
      () => ['play', 'karma', '--seat', '4'],
      /^--seat: there is no such seat; there are: 0–3$/,
    ],
    [
      'half a game',
      () => ['simulate', 'karma', '--games', '1.5'],
      /^--games: a whole number is needed here: "1.5"$/,
    ],
    [
      'a missing file',
      () => ['verify', '/no/such.json'],
      /^\/no\/such\.json: this file cannot be read: it does not exist$/,
    ],
    ['a directory', () => ['replay', emptyDirectory()], /: this file cannot be read: it is a directory$/],
    [
      'no end',
      () => ['scenario', '/dev/zero'],
      /^\/dev\/zero: this file cannot be read: it is larger than 64 MiB$/,
    ],
    [
      'binary junk',
      () => ['verify', fileWith(Uint8Array.of(0x7f, 0x45, 0xff, 0xfe, 0))],
      /: this file cannot be read: it is not UTF-8 text$/,
    ],
    [
      'broken JSON',
      () => ['play', 'karma', '--position', fileWith('{"seats": [1, 2')],
      /file\.json: this is not JSON: /,
    ],
    ['an empty file', () => ['scenario', fileWith('')], /file\.json: this is not JSON: it ends too early$/],
    [
      'endless depth',
      () => ['scenario', fileWith('['.repeat(100_000) + ']'.repeat(100_000))],
      /file\.json: this does not have the right form/,
    ],
    [
      'endless depth in a record',
      () => ['replay', fileWith(`${'[1,'.repeat(100_000)}1${']'.repeat(100_000)}`)],
      /file\.json: this does not have the right form/,
    ],
    [
      'a fourth 14',
      () => ['play', 'karma', '--position', fileWith(FOURTH_14)],
      /file\.json: seats\[0\]\.hand\[3\]: there are not that many copies of this card: 14: 3$/,
    ],
    [
      'another game',
      () => ['play', 'karma', '--position', fileWith({ game: 'chess' })],
      /file\.json: game: this does not go together with: karma$/,
    ],
    [
      'a record from a position',
      () => ['play', 'karma', '--position', 'x', '--save', 'y'],
      /^--save: this does not go together with: --position$/,
    ],
    [
      'a place that cannot be written',
      () => ['play', 'karma', '--save', emptyDirectory()],
      /: this file cannot be written: it is a directory$/,
    ],
  ])('%s', async (what, args, says) => {
    const { code, out, err } = await (OF_ITS_OWN.includes(what) ? samsara : samsaraHere)(args());
    const lines = err.split('\n').filter(Boolean);
    expect({ code, lines: lines.length }).toEqual({ code: 2, lines: 1 });
    expect(lines[0].replace(/^samsara: /, '')).toMatch(says);
    expect(out === '' || args()[0] === 'scenario').toBe(true);
  });

  test.each([
    ['de', 'samsara: chess: dieses Spiel gibt es nicht; es gibt: '],
    ['fr', 'samsara\u00a0: chess\u00a0: ce jeu n’existe pas'],
  ])('in %s', async (language, start) => {
    expect((await samsaraHere(`play chess --lang ${language}`)).err).toMatch(new RegExp(`^${start}`));
    const fromEnvironment = await samsara('play chess', { env: { SAMSARA_LANG: language, LANG: 'en' } });
    expect(fromEnvironment.err).toMatch(new RegExp(`^${start}`));
  });

  test.each([
    ['de', '--gamse', 'samsara: --gamse: diese Option gibt es nicht; meinst du --games?\n'],
    [
      'fr',
      '--gamse',
      'samsara\u00a0: --gamse\u00a0: cette option n’existe pas\u202f; vouliez-vous dire --games\u202f?\n',
    ],
    ['de', '--games', 'samsara: --games <n>: hier fehlt ein Wert\n'],
    ['fr', '--games', 'samsara\u00a0: --games <n>\u00a0: il manque une valeur\n'],
  ])('in %s also for %s', async (language, option, says) => {
    expect((await samsaraHere(`simulate karma --lang ${language} ${option}`)).err).toBe(says);
  });

  test('with --json also as JSON on the last line', async () => {
    const file = fileWith(FOURTH_14);
    const run = await samsara(['explain', 'karma', '--position', file, '--why', '0 take', '--json']);
    expect(lastJson(run)).toEqual({
      error: { code: 'too-many-copies', place: `${file}: seats[0].hand[3]`, detail: '14: 3' },
    });
    expect(lastJson(await samsaraHere('simulate karma --gamse --json'))).toEqual({
      error: { code: 'unknown-option', place: '--gamse', detail: '--games' },
    });
  });
});

describe('help', () => {
  test('names every command, and the exit codes', async () => {
    const { out, code } = await samsara('--help');
    expect(code).toBe(0);
    for (const command of [
      'play',
      'simulate',
      'tournament',
      'replay',
      'verify',
      'scenario',
      'explain',
      'bot-host',
      'bench',
      'games',
    ]) {
      expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
    }
    expect(out).toMatch(/Exit codes:\n {2}0 .*\n {2}1 .*\n {2}2 .*\n {2}3 .*\n {2}130 /);
    expect((await samsara('')).out).toBe(out);
  });

  test.each([
    [
      'de',
      /^Aufruf: samsara simulate \[Optionen\] <Spiel>\n[\s\S]*Argumente:[\s\S]*Optionen:[\s\S]*Optionen aller Befehle:[\s\S]*Beispiele:/,
    ],
    [
      'en',
      /^Usage: samsara simulate \[options\] <game>\n[\s\S]*Arguments:[\s\S]*Options:[\s\S]*Options of every command:[\s\S]*Examples:/,
    ],
    [
      'fr',
      /^Utilisation\s: samsara simulate \[options\] <jeu>\n[\s\S]*Arguments\s:[\s\S]*Options\s:[\s\S]*Options de toutes les commandes\s:[\s\S]*Exemples\s:/,
    ],
  ])('in %s', async (language, says) => {
    const { out } = await samsaraHere(`simulate --help --lang ${language}`);
    expect(out).toMatch(says);
    if (language !== 'en') expect(out).not.toMatch(/Usage|Global|default/);
  });

  test('the version is that of the package', async () => {
    expect((await samsara('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

test('the program starts from source in a checkout', async () => {
  expect((await samsara('games', { program: FROM_SOURCE })).out).toContain('Karma');
});

test('whoever stops reading gets no complaint', async () => {
  const child = spawn(process.execPath, [inject('samsara'), 'explain', 'karma']);
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  await new Promise((resolve) => child.on('close', resolve));
  expect(err).toBe('');
});

test('Ctrl-C ends a game at once, and what was to be saved is there', async () => {
  const record = join(emptyDirectory(), 'game.json');
  const child = spawn(process.execPath, [
    inject('samsara'),
    'play',
    'karma',
    '--save',
    record,
    '--lang',
    'en',
  ]);
  child.stdin.write('1\n');
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (out.includes('have chosen')) child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(130);
  expect((await samsara(['replay', record])).code).toBe(0);
});

describe('colours', () => {
  const BOLD = '\u001b[1m';

  test.each<[string, Record<string, string>, boolean]>([
    ['a pipe gets none', {}, false],
    ['unless they are forced', { FORCE_COLOR: '1' }, true],
    ['but NO_COLOR wins', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('%s', async (_, env, coloured) => {
    expect((await samsara('games', { env })).out.includes(BOLD)).toBe(coloured);
  });
});
