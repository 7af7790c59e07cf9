import { GAME_LESSONS, GAMES } from '@samsara/engine/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LessonSession, lessonSession } from './lesson-session.ts';
import { preparedLesson } from './prepared-lesson.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PACE_MS = 100;

function begun(game: string, from = 0): LessonSession {
  const lesson = preparedLesson(GAMES[game], GAME_LESSONS[game].lesson);
  return lessonSession(GAMES[game], lesson, {
    from,
    learner: { name: 'Robin', face: 3 },
    pace: (hasSeen) => (hasSeen ? PACE_MS : 0),
  });
}

const move = (session: LessonSession, text: string) => session.order({ type: 'move', move: text });

/** Everything that has come is on the screen. */
const look = (session: LessonSession) => session.local?.shown(session.state.value?.seq ?? 0);

interface KarmaView {
  readonly pileCount: number;
  readonly pileTop: number | null;
  readonly seats: readonly { readonly hand: readonly number[] | null; readonly handCount: number }[];
}

const karmaView = (session: LessonSession) => session.state.value?.view as KarmaView;

/** Card 8 is the 9, since cards count from 0. */
const NINE = 8;
const TEN = 9;

describe('the second step of Karma: an 8 lies on top, and 6, 9 and 13 are held', () => {
  test('a wanted move is made', async () => {
    const session = begun('karma', 1);
    expect(await move(session, 'play 9')).toEqual({ ok: true });
    expect(session.run.phase.value).toBe('after');
    expect(karmaView(session).pileTop).toBe(NINE);
  });

  test('another legal move is not made, but counted, and what is wanted is pointed at', async () => {
    const session = begun('karma', 1);
    const before = session.state.value;
    expect(session.run.isShown.value).toBe(false);
    expect(await move(session, 'play 13')).toEqual({ ok: true });
    expect(session.state.value).toBe(before);
    expect(session.run.phase.value).toBe('task');
    expect(session.run.wrong.value).toBe(1);
    expect(session.run.isShown.value).toBe(true);
    await move(session, 'play 9');
    expect(session.run.phase.value).toBe('after');
  });

  test('what the rules forbid changes nothing: the table itself says why', async () => {
    const session = begun('karma', 1);
    await move(session, 'play 6');
    expect(karmaView(session).pileCount).toBe(2);
    expect(session.run.wrong.value).toBe(0);
  });

  test('the others move one by one, each once the move before was seen', async () => {
    const session = begun('karma', 1);
    await move(session, 'play 9');
    vi.advanceTimersByTime(PACE_MS * 10);
    expect(karmaView(session).pileTop).toBe(NINE);
    look(session);
    vi.advanceTimersByTime(PACE_MS - 1);
    expect(karmaView(session).pileTop).toBe(NINE);
    vi.advanceTimersByTime(1);
    expect(karmaView(session).pileTop).toBe(TEN);
    look(session);
    vi.advanceTimersByTime(PACE_MS);
    expect(karmaView(session).pileCount).toBe(5);
    expect(session.run.phase.value).toBe('after');
    look(session);
    expect(session.run.phase.value).toBe('seen');
  });

  test('the next task goes on with the same table', async () => {
    const session = begun('karma', 1);
    await finish(session, 'play 9');
    session.run.next();
    expect(session.run.at.value).toEqual({ step: 1, task: 1 });
    expect(session.run.phase.value).toBe('task');
    expect(karmaView(session).pileCount).toBe(5);
    expect(session.run.wanted().map((each) => GAMES.karma.notation(each))).toEqual(['play 13 13']);
  });

  test('nothing goes on before a task is done', () => {
    const session = begun('karma', 1);
    session.run.next();
    expect(session.run.at.value).toEqual({ step: 1, task: 0 });
  });

  test('one step back begins it again, also while the others move', async () => {
    const session = begun('karma', 1);
    await move(session, 'play 9');
    look(session);
    session.run.begin(0);
    vi.advanceTimersByTime(PACE_MS * 10);
    expect(session.run.at.value).toEqual({ step: 0, task: 0 });
    expect(karmaView(session).seats.map(({ handCount }) => handCount)).toEqual([6, 6, 6]);
  });
});

test('the others have names and faces of their own, and nobody is called like the coach', () => {
  const seats = begun('karma').state.value?.info.seats ?? [];
  expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Robin'],
    ['bot', 'Bruno'],
    ['bot', 'Chloé'],
  ]);
});

test('a step that goes on with the one before it can be begun by itself', () => {
  // The first step leaves one card in the line, and the second player has asked for a heart.
  const session = begun('mieses-karma', 1);
  const view = session.state.value?.view as { seats: readonly { right: readonly number[] }[] };
  expect(view.seats.map(({ right }) => right.length)).toEqual([1, 1, 0]);
  expect(session.run.wanted().map((each) => GAMES['mieses-karma'].notation(each))).toEqual([
    'give heart-heart',
  ]);
});

test('a step that is not there is the last one', () => {
  expect(begun('karma', 99).run.at.value).toEqual({ step: 6, task: 0 });
});

test.each(Object.keys(GAME_LESSONS))('%s: doing what is wanted leads through to the end', async (game) => {
  const session = begun(game);
  const tasks = session.run.lesson.steps.flatMap((step) => step.tasks);
  for (const { id } of tasks) {
    expect(session.run.task.id).toBe(id);
    const [wanted] = session.run.wanted();
    await finish(session, GAMES[game].notation(wanted));
    session.run.next();
  }
  expect(session.run.phase.value).toBe('over');
});

/** Makes a move and lets the others make theirs. */
async function finish(session: LessonSession, text: string): Promise<void> {
  await move(session, text);
  for (let moves = 0; session.run.phase.value === 'after' && moves < 50; moves++) {
    look(session);
    vi.advanceTimersByTime(PACE_MS);
  }
  expect(session.run.phase.value).toBe('seen');
}
