import { GAMES } from '@samsara/engine/games';
import type { Puzzle } from '@samsara/engine/puzzles';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PuzzleSession, puzzleSession } from './puzzle-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PACE_MS = 100;

/** The moves of a game of Karma in which everybody does the first thing that is legal, until it is `seat`'s turn to choose among several. */
function puzzleFor(seat: number, seed = 1): Puzzle {
  const game = GAMES.karma;
  const options = { ...STANDARD, players: 3 };
  const state = game.setup(options, seed);
  const moves: string[] = [];
  for (;;) {
    const [actor] = game.deciding(state);
    const legal = game.legalMoves(state, actor);
    if (actor === seat && moves.length > 8 && legal.length > 2) {
      const values = legal.map((move, i) => ({ move: game.notation(move), chance: i === 1 ? 60 : 20 }));
      values.sort((a, b) => b.chance - a.chance);
      return { id: 'abcdef', game: 'karma', options, seed, moves, seat, values, theme: 'x', rating: 1500 };
    }
    moves.push(`${actor} ${game.notation(legal[0])}`);
    game.apply(state, actor, legal[0]);
  }
}

const STANDARD = Object.fromEntries(
  Object.entries(GAMES.karma.meta.options).map(([key, { default: usual }]) => [key, usual]),
);

function begun(puzzle: Puzzle) {
  const answered: boolean[] = [];
  const session = puzzleSession(GAMES.karma, {
    person: { name: 'Robin', face: 3 },
    pace: () => PACE_MS,
    answered: (_, isRight) => answered.push(isRight),
  });
  session.run.begin(puzzle);
  return { session, answered, puzzle };
}

/** Everything that has come is on the screen, again and again, until the person is asked or answered. */
function look(session: PuzzleSession): void {
  for (let i = 0; i < 20; i++) {
    session.local?.shown(session.state.value?.seq ?? 0);
    vi.advanceTimersByTime(PACE_MS);
  }
}

const move = (session: PuzzleSession, text: string) => session.order({ type: 'move', move: text });

/** What is seen of everybody's hand. */
function hands(session: PuzzleSession) {
  const view = session.state.value?.view as { seats: readonly { hand: readonly number[] | null }[] };
  return view.seats.map(({ hand }) => hand !== null);
}

describe('before the moment', () => {
  test('the table is seen from the seat that is asked, and no other hand', () => {
    const { session } = begun(puzzleFor(2));
    expect(session.state.value?.you.seat).toBe(2);
    expect(session.state.value?.info.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['bot', 'Bruno'],
      ['bot', 'Chloé'],
      ['person', 'Robin'],
    ]);
    expect(hands(session)).toEqual([false, false, true]);
  });

  test('what the others did last comes move by move, and nothing can be done meanwhile', async () => {
    const { session, answered, puzzle } = begun(puzzleFor(0));
    const frames: number[] = [];
    session.onStep((step) => frames.push(step.frames.length));
    expect(session.run.phase.value).toBe('before');
    expect(session.state.value?.info.phase).not.toBe('playing');
    await move(session, puzzle.values[0].move);
    expect(answered).toEqual([]);
    look(session);
    // Two others have moved since the seat's own last move.
    expect(frames).toEqual([0, 1, 1]);
    expect(session.run.phase.value).toBe('question');
    expect(session.state.value?.info.phase).toBe('playing');
  });

  test('what happened earlier can be read', async () => {
    const { session, puzzle } = begun(puzzleFor(0));
    expect(await session.past(1)).toHaveLength(puzzle.moves.length - 2);
    look(session);
    session.run.again();
    expect(await session.past(9)).toHaveLength(puzzle.moves.length);
  });
});

describe('an answer', () => {
  test('that is the best is played, and everything may be told once it is seen', async () => {
    const { session, answered, puzzle } = begun(puzzleFor(0));
    look(session);
    const { seq = 0 } = session.state.value ?? {};
    await move(session, puzzle.values[0].move);
    expect(session.run.phase.value).toBe('moving');
    expect(session.run.answer.value).toEqual({ value: puzzle.values[0], isRight: true });
    look(session);
    expect(session.run.phase.value).toBe('answered');
    expect(session.run.isRevealed.value).toBe(true);
    expect(session.state.value?.seq).toBe(seq + 1);
    expect(answered).toEqual([true]);
  });

  test('that is another one is not played, and the best is not told', async () => {
    const { session, answered, puzzle } = begun(puzzleFor(0));
    look(session);
    const before = session.state.value?.view;
    await move(session, puzzle.values[1].move);
    expect(session.run.phase.value).toBe('answered');
    expect(session.run.answer.value?.isRight).toBe(false);
    expect(session.run.isRevealed.value).toBe(false);
    expect(session.state.value?.view).toEqual(before);
    expect(session.state.value?.info.phase).not.toBe('playing');
    expect(answered).toEqual([false]);
    // A second one has to be asked for.
    await move(session, puzzle.values[0].move);
    expect(answered).toEqual([false]);
  });

  test('that is as good as the best is right', async () => {
    const puzzle = puzzleFor(0);
    const [best, ...others] = puzzle.values;
    const { session, answered } = begun({
      ...puzzle,
      values: [best, { ...others[0], chance: 60 }, ...others.slice(1)],
    });
    look(session);
    await move(session, others[0].move);
    expect(answered).toEqual([true]);
  });

  test('that the rules forbid is none', async () => {
    const { session, answered } = begun(puzzleFor(0));
    look(session);
    await move(session, 'play 99');
    expect(session.run.phase.value).toBe('question');
    expect(answered).toEqual([]);
  });

  test('can be to let the moment pass, where that is a choice', async () => {
    const puzzle = puzzleFor(0);
    const without = begun(puzzle);
    look(without.session);
    await move(without.session, '');
    expect(without.answered).toEqual([]);
    const { session, answered } = begun({ ...puzzle, values: [...puzzle.values, { move: '', chance: 5 }] });
    look(session);
    session.run.attempt('');
    expect(answered).toEqual([false]);
  });
});

describe('after a wrong answer', () => {
  test('the best move is played for whoever wants to see it', async () => {
    const { session, puzzle } = begun(puzzleFor(0));
    look(session);
    await move(session, puzzle.values[1].move);
    session.run.showBest();
    expect(session.run.isRevealed.value).toBe(true);
    look(session);
    expect(session.run.phase.value).toBe('answered');
    expect(session.run.answer.value?.isRight).toBe(false);
  });

  test('the same moment stands there again for whoever wants to try', async () => {
    const { session, answered, puzzle } = begun(puzzleFor(0));
    look(session);
    const before = session.state.value?.view;
    await move(session, puzzle.values[1].move);
    session.run.again();
    expect(session.run.phase.value).toBe('question');
    expect(session.state.value?.view).toEqual(before);
    await move(session, puzzle.values[0].move);
    expect(answered).toEqual([false, true]);
  });
});

test('another puzzle takes the place of the one before, whatever was going on', () => {
  const { session } = begun(puzzleFor(0));
  session.run.begin({ ...puzzleFor(1, 2), id: 'second' });
  vi.advanceTimersByTime(PACE_MS * 20);
  expect(session.run.puzzle.value?.id).toBe('second');
  expect(session.state.value?.you.seat).toBe(1);
  look(session);
  expect(session.run.phase.value).toBe('question');
});

test('a puzzle that does not go together with the rules is refused', () => {
  const puzzle = puzzleFor(0);
  expect(() => begun({ ...puzzle, moves: ['0 play 99', ...puzzle.moves] })).toThrow('not legal');
});
