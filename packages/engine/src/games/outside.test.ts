import { describe, expect, test } from 'vitest';
import { BadInput } from '../kernel/bad-input.ts';
import { type GamePack, readGamePack } from './game-pack.ts';
import { addGame, GAME_TEXTS, GAMES, outsideGames } from './index.ts';

const OURS = Object.keys(GAMES);
const summary = { name: 'Another', tagline: 'Like one of ours, under another name.' };

/** One of our games under another name, as a module from outside would bring it. */
function packOf(id: string, as = 'another'): GamePack {
  const game = GAMES[id];
  return {
    api: 1,
    game: { ...game, meta: { ...game.meta, id: as } },
    texts: GAME_TEXTS[id],
    summary: { de: summary, en: summary, fr: summary },
  };
}

/** The pack with one thing in it put in the place of another; `undefined` takes it away. */
function changed(path: string, value: unknown): unknown {
  const put = (whole: object, [key, ...rest]: readonly string[]): object => {
    const list = Array.isArray(whole) ? [...whole] : { ...whole };
    const held = (whole as Record<string, unknown>)[key];
    return Object.assign(list, { [key]: rest.length === 0 ? value : put(held as object, rest) });
  };
  return put(packOf(OURS[0]), path.split('.'));
}

function complaint(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof BadInput) return `${error.code} at ${error.place}`;
    throw error;
  }
  return 'nothing';
}

test.each(OURS)('%s would do as a game from outside', (id) => {
  const pack = packOf(id);
  expect(readGamePack(pack)).toBe(pack);
});

test.each([
  ['not-an-object at pack', null],
  ['not-an-object at pack', [packOf(OURS[0])]],
  ['not-a-whole-number at pack.api', changed('api', '1')],
  ['newer-version at pack.api', changed('api', 2)],
  ['not-an-object at pack.game', changed('game', undefined)],
  ['wrong-format at pack.game.meta.id', changed('game.meta.id', '../up')],
  ['wrong-format at pack.game.meta.id', changed('game.meta.id', 'x')],
  ['wrong-format at pack.game.meta.id', changed('game.meta.id', 'constructor')],
  ['out-of-range at pack.game.meta.version', changed('game.meta.version', 0)],
  ['out-of-range at pack.game.meta.seats.max', changed('game.meta.seats.max', 13)],
  ['do-not-go-together at pack.game.meta.options.players', changed('game.meta.seats.min', 1)],
  ['missing at pack.game.meta.cards', changed('game.meta.cards', [])],
  ['wrong-format at pack.game.meta.cards[1]', changed('game.meta.cards', ['one', 'one'])],
  ['wrong-format at pack.game.meta.cards[0]', changed('game.meta.cards', ['two words'])],
  [
    'unknown-value at pack.game.meta.options.wild.standing',
    changed('game.meta.options.wild', { type: 'flag' }),
  ],
  [
    'unknown-value at pack.game.meta.options.wild.default',
    changed('game.meta.options.wild', { type: 'choice', values: ['a'], default: 'b', standing: 'house' }),
  ],
  ['missing at pack.game.imagine', changed('game.imagine', undefined)],
  ['not-an-object at pack.game.taste', changed('game.taste', undefined)],
  ['missing at pack.game.refusals.unreadable', changed('game.refusals', {})],
  ['not-an-object at pack.describer.looks', changed('describer', { zones: () => [] })],
  ['missing at pack.describer.zones', changed('describer', { looks: {} })],
  ['not-an-object at pack.texts.fr', changed('texts.fr', undefined)],
  ['missing at pack.texts.en.move', changed('texts.en.move', undefined)],
  ['missing at pack.summary.fr.name', changed('summary.fr.name', ' ')],
  ['out-of-range at pack.summary.de.tagline', changed('summary.de.tagline', 'a'.repeat(161))],
  ['game-fails at pack.game', changed('game.legalMoves', () => [])],
  ['game-fails at pack.game', changed('game.notation', () => 'Two  Words')],
  ['game-fails at pack.game', changed('game.setup', () => ({}))],
])('%s', (expected, pack) => expect(complaint(() => readGamePack(pack))).toBe(expected));

describe('adding', () => {
  test('a pack is in the lists from then on, once', () => {
    const pack = packOf(OURS[0], 'added-once');
    const takeAway = addGame(pack);
    addGame(pack)();
    expect(GAMES['added-once']).toBe(pack.game);
    expect(GAME_TEXTS['added-once']).toBe(pack.texts);
    expect(outsideGames()).toEqual([pack]);
    expect(complaint(() => addGame(packOf(OURS[1], 'added-once')))).toBe(
      'game-id-taken at pack.game.meta.id',
    );
    expect(GAMES['added-once']).toBe(pack.game);
    takeAway();
    expect(Object.keys(GAMES)).toEqual(OURS);
    expect(Object.keys(GAME_TEXTS)).toEqual(OURS);
    expect(outsideGames()).toEqual([]);
  });

  test.each(OURS)('%s stays ours', (id) => {
    const { game } = packOf(id);
    const known = GAMES[id];
    expect(complaint(() => addGame(packOf(OURS[0], id)))).toBe('game-id-taken at pack.game.meta.id');
    expect(GAMES[id]).toBe(known);
    expect(GAMES[id]).not.toBe(game);
  });
});

describe('bad input from another copy of the engine', () => {
  const made = (given: object) => Object.assign(new Error('x'), { name: 'BadInput', ...given });

  test('is bad input here', () => {
    expect(made({ code: 'missing', place: 'a', detail: '' }) instanceof BadInput).toBe(true);
  });

  test('a class made of it is asked as usual', () => {
    class Other extends BadInput {}
    const other: unknown = new Other('missing', 'a');
    expect([other instanceof Other, other instanceof BadInput]).toEqual([true, true]);
    expect((new BadInput('missing', 'a') as unknown) instanceof Other).toBe(false);
  });

  test.each([
    [new Error('BadInput')],
    [made({ code: 1, place: 'a', detail: '' })],
    [made({ code: 'missing', detail: '' })],
    [{ name: 'BadInput', code: 'missing', place: 'a', detail: '' }],
    [null],
  ])('but %s is not', (value) => expect((value as unknown) instanceof BadInput).toBe(false));
});
