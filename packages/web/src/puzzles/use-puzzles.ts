import { batch, type Signal, signal } from '@preact/signals';
import type { PlayedGame } from '@samsara/engine';
import { type Puzzle, type PuzzleHead, puzzleHeads, readPuzzle } from '@samsara/engine/puzzles';
import { useEffect, useState } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import { dayAt } from '../deals/days.ts';
import { loadPuzzles, loadScreen } from '../games/index.ts';
import { OWN_FACE } from '../kit/faces/faces.ts';
import { settings } from '../settings/settings.ts';
import { playSound } from '../sound/sounds.ts';
import { currentWords } from '../texts/words.ts';
import { answers, type Counted, countAnswer } from './answers.ts';
import { answersIn, ratingIn } from './kept-answers.ts';
import { nextPuzzle } from './next-puzzle.ts';
import { type PuzzleSession, puzzleSession } from './puzzle-session.ts';

/** The puzzles of a game and the table at which they are set up. */
export interface Opened {
  readonly screen: GameScreen;
  readonly session: PuzzleSession;
  readonly heads: readonly PuzzleHead[];
  /** What the last answer has changed. */
  readonly counted: Signal<Counted | null>;
  /** `over` when all are found, `gone` where the one that was asked for is not there. */
  readonly place: Signal<'puzzle' | 'over' | 'gone'>;
  /** On to the puzzle that suits best. */
  next(): void;
}

/** How long one of the last moves before the moment is looked at, at the usual speed. */
const PACE_MS = 700;

/** Null until everything is there; throws nothing, and begins with the puzzle that is asked for, if one is. */
export function usePuzzles(game: string, id: string | null): Opened | 'failed' | null {
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    let close = () => {};
    open(game, id).then(
      (made) => {
        close = () => made.session.close();
        if (isWanted) setOpened(made);
        else close();
      },
      () => isWanted && setOpened('failed'),
    );
    return () => {
      isWanted = false;
      close();
    };
  }, [game, id]);
  return opened;
}

async function open(game: string, id: string | null): Promise<Opened> {
  const [screen, text] = await Promise.all([
    loadScreen(game),
    loadPuzzles(game).then((source) => source.puzzles()),
  ]);
  const heads = puzzleHeads(text);
  const counted = signal<Counted | null>(null);
  const place = signal<'puzzle' | 'over' | 'gone'>('puzzle');
  const { name, face } = settings.value;
  const session = puzzleSession(screen.game as PlayedGame, {
    person: { name: name || currentWords().you, face: face ?? OWN_FACE },
    pace: () => (settings.value.speed > 0 ? PACE_MS / settings.value.speed : 0),
    answered: (puzzle, isRight) => {
      counted.value = countAnswer(game, puzzle, isRight);
      if (isRight) playSound('gain');
    },
  });
  const begin = (puzzle: Puzzle | null, otherwise: 'over' | 'gone') =>
    batch(() => {
      counted.value = null;
      place.value = puzzle === null ? otherwise : 'puzzle';
      if (puzzle !== null) session.run.begin(puzzle);
    });
  const next = () => {
    const after = session.run.puzzle.value?.id ?? null;
    begin(nextReadable(screen.game as PlayedGame, heads, after), 'over');
  };
  if (id === null) next();
  else {
    const head = heads.find((each) => each.id === id);
    begin(head === undefined ? null : readable(screen.game as PlayedGame, head), 'gone');
  }
  return { screen, session, heads, counted, place, next };
}

function nextReadable(game: PlayedGame, heads: readonly PuzzleHead[], after: string | null): Puzzle | null {
  const { id } = game.meta;
  const { rating } = ratingIn(answers.value, id, dayAt(Date.now()));
  const head = nextPuzzle(heads, answersIn(answers.value, id), rating, after);
  if (head === null) return null;
  const rest = heads.filter((each) => each !== head);
  return readable(game, head) ?? nextReadable(game, rest, after);
}

/** A puzzle that was made for other rules is none any more. */
function readable(game: PlayedGame, { line }: PuzzleHead): Puzzle | null {
  try {
    return readPuzzle(game, line);
  } catch {
    return null;
  }
}
