import type { PlayedGame } from '@samsara/engine';
import type { Puzzle } from '@samsara/engine/puzzles';
import type { SeatInfo } from '@samsara/protocol';
import { preparedSession, seatsAround } from '../prepared/prepared-session.ts';
import type { Session } from '../session/session.ts';
import { PuzzleRun } from './puzzle-run.ts';

/** A table at which one puzzle after another is set up. */
export interface PuzzleSession extends Session {
  readonly run: PuzzleRun;
}

interface PuzzleOptions {
  readonly person: Pick<SeatInfo, 'name' | 'face'>;
  pace(): number;
  answered(puzzle: Puzzle, isRight: boolean): void;
}

/** Whoever asks is an owl, and so is the first of the bots. */
const ASKER = 'Ada';

export function puzzleSession(game: PlayedGame, { person, pace, answered }: PuzzleOptions): PuzzleSession {
  const session = preparedSession(game, {
    code: 'PUZZLE',
    attempt: (move) => run.attempt(move),
    seen: () => run.goOn(),
    past: () => run.past,
    close: () => run.close(),
  });
  const run = new PuzzleRun(game, {
    pace,
    answered,
    show: ({ frames, isOther }) => {
      const puzzle = run.puzzle.value;
      if (puzzle === null) return;
      const { seat: viewer, options } = puzzle;
      const seats = seatsAround(person, {
        viewer,
        count: Number(options.players),
        level: 'master',
        taken: [ASKER],
      });
      const isOpen = run.phase.value === 'question';
      session.show({ table: run.table, viewer, seats, frames, isOther, isOpen });
    },
  });
  return { ...session, run };
}
