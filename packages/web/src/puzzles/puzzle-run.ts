import { batch, signal } from '@preact/signals';
import { actorAndMove, findMove, framesFor, LETS_PASS, type PlayedGame } from '@samsara/engine';
import type { Puzzle, PuzzleValue } from '@samsara/engine/puzzles';
import type { Frame } from '@samsara/protocol';

/**
 * `before`: what happened last is shown; `question`: the person is to choose; `moving`: a move is on its way to the table;
 * `answered`: there is something to say about the choice.
 */
export type Phase = 'before' | 'question' | 'moving' | 'answered';

export interface Answer {
  readonly value: PuzzleValue;
  readonly isRight: boolean;
}

/** What there is to see: frames of a move, or a table that was set up anew. */
export interface Shown {
  readonly frames: readonly unknown[];
  readonly isOther: boolean;
}

interface RunOptions {
  /** Milliseconds between two of the moves that led to the moment. */
  pace(): number;
  show(shown: Shown): void;
  /** Is told of every answer, also of second ones. */
  answered(puzzle: Puzzle, isRight: boolean): void;
}

/** So many moves before the moment are played, unless the person's own last one was later. */
const MOST_BEFORE = 4;
/** And so many can be read in the log. */
const MOST_PAST = 80;

/** One puzzle after another: how each moment came about, what is chosen, what is the best. */
export class PuzzleRun {
  readonly game: PlayedGame;
  readonly puzzle = signal<Puzzle | null>(null);
  readonly phase = signal<Phase>('before');
  /** The last one to this puzzle; null until there is one. */
  readonly answer = signal<Answer | null>(null);
  /** May everything be told? Until then somebody may want to find it. */
  readonly isRevealed = signal(false);
  /** The state of the game. */
  table: unknown;
  readonly #options: RunOptions;
  #moment: unknown = null;
  #past: readonly Frame[] = [];
  #left: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: PlayedGame, options: RunOptions) {
    this.game = game;
    this.#options = options;
  }

  /** The state in which the person is to choose; null until it is reached. */
  get moment(): unknown {
    return this.#moment;
  }

  /** What happened before the table that was set up last. */
  get past(): readonly Frame[] {
    return this.#past;
  }

  /** Sets up a puzzle some moves before its moment. */
  begin(puzzle: Puzzle): void {
    const { game } = this;
    const from = beforeOf(puzzle);
    const table = game.setup(puzzle.options, puzzle.seed);
    const past = puzzle.moves.slice(0, from).map((line, i) => {
      const events = framesFor(game, this.#play(table, line), puzzle.seat);
      return { seq: i - from, events };
    });
    this.table = table;
    this.#past = past.slice(-MOST_PAST);
    this.#left = puzzle.moves.slice(from);
    this.#moment = null;
    this.#enter(puzzle, this.#left.length === 0 ? 'question' : 'before');
  }

  /** The same moment once more. */
  again(): void {
    const puzzle = this.puzzle.value;
    if (puzzle === null || this.#moment === null) return;
    this.table = this.game.clone(this.#moment);
    this.#enter(puzzle, 'question');
  }

  /** The person makes a move. What is illegal changes nothing: the table itself says why. */
  attempt(text: string): void {
    const puzzle = this.puzzle.value;
    if (puzzle === null || this.phase.value !== 'question') return;
    const move = text === LETS_PASS ? undefined : findMove(this.game, this.table, puzzle.seat, text);
    const written = move === undefined ? LETS_PASS : this.game.notation(move);
    const value = puzzle.values.find((each) => each.move === written);
    if (value === undefined || (move === undefined && text !== LETS_PASS)) return;
    const isRight = value.chance >= puzzle.values[0].chance;
    batch(() => {
      this.answer.value = { value, isRight };
      this.#options.answered(puzzle, isRight);
      if (isRight) this.#reveal(puzzle, written);
      else {
        this.phase.value = 'answered';
        this.#options.show({ frames: [], isOther: false });
      }
    });
  }

  /** The best move is made for the person. */
  showBest(): void {
    const puzzle = this.puzzle.value;
    if (puzzle !== null && this.phase.value === 'answered' && !this.isRevealed.value)
      this.#reveal(puzzle, puzzle.values[0].move);
  }

  /** Everything that has happened so far was seen. */
  goOn(): void {
    clearTimeout(this.#timer);
    if (this.phase.value === 'moving') this.phase.value = 'answered';
    else if (this.phase.value === 'before')
      this.#timer = setTimeout(() => this.#playOn(), this.#options.pace());
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #enter(puzzle: Puzzle, phase: Phase): void {
    clearTimeout(this.#timer);
    if (phase === 'question') this.#moment = this.game.clone(this.table);
    batch(() => {
      this.puzzle.value = puzzle;
      this.phase.value = phase;
      this.answer.value = null;
      this.isRevealed.value = false;
    });
    this.#options.show({ frames: [], isOther: true });
  }

  #playOn(): void {
    const puzzle = this.puzzle.value;
    const [line, ...later] = this.#left;
    if (puzzle === null || line === undefined) return;
    this.#left = later;
    const frames = framesFor(this.game, this.#play(this.table, line), puzzle.seat);
    // Whoever tries again can read it in the log.
    this.#past = [...this.#past, { seq: 0, events: frames }];
    if (later.length === 0) {
      this.#moment = this.game.clone(this.table);
      this.phase.value = 'question';
    }
    this.#options.show({ frames, isOther: false });
  }

  #reveal(puzzle: Puzzle, text: string): void {
    const events = text === LETS_PASS ? [] : this.#play(this.table, `${puzzle.seat} ${text}`);
    batch(() => {
      this.isRevealed.value = true;
      this.phase.value = 'moving';
    });
    this.#options.show({ frames: framesFor(this.game, events, puzzle.seat), isOther: false });
  }

  #play(table: unknown, line: string): unknown[] {
    const read = actorAndMove(line);
    const move = read && findMove(this.game, table, read.actor, read.text);
    if (!read || move === undefined) throw new Error(`${line} is not legal`);
    const events: unknown[] = [];
    this.game.apply(table, read.actor, move, (event) => events.push(event));
    return events;
  }
}

/** The first of the moves that are played before everybody's eyes. */
function beforeOf({ moves, seat }: Puzzle): number {
  const own = moves.map((line) => actorAndMove(line)?.actor === seat).lastIndexOf(true);
  return Math.max(own + 1, moves.length - MOST_BEFORE, 0);
}
