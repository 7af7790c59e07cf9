import { randomInt } from 'node:crypto';
import { asObject, asSeat, asText, BadInput, type Game, readOptions, type Seed } from '@samsara/engine';
import { GAME_VECTORS } from '@samsara/engine/games';
import {
  Batch,
  dealStepped,
  type GameVectors,
  layoutOf,
  lengthOf,
  NO_SEAT,
  type SteppedGame,
  VECTORS,
  type VectorKind,
} from '@samsara/engine/vectors';
import { gameNamed } from '../input/game-choice.ts';

type Given = Readonly<Record<string, unknown>>;

/** A game with its vectors and the options of a table. */
interface Table {
  readonly game: Game;
  readonly vectors: GameVectors;
  readonly options: { readonly players: number };
}

/** So many games one process holds at a time, by themselves or in a batch. */
const MOST_GAMES = 65_536;
/** Seeds beyond would no longer be whole numbers when places and games are added to them. */
const MOST_SEED = 2 ** 50;

/** Games that are played action by action. Whatever is wrong with a command is thrown as `BadInput` and has changed nothing. */
export class Door {
  readonly #games = new Map<number, { readonly table: Table; readonly played: SteppedGame }>();
  #next = 1;
  #batch: Batch | null = null;

  /** Carries out a command of the standard input; a batch answers with its columns. */
  command(given: unknown): object | Uint8Array {
    const command = asObject(given, '');
    const name = asText(command.do, 'do');
    if (!Object.hasOwn(this.#commands, name))
      throw new BadInput('unknown-value', 'do', Object.keys(this.#commands).join(', '));
    return this.#commands[name](command);
  }

  /** An action for each game of the batch. */
  step(actions: ArrayLike<number>): Uint8Array {
    if (this.#batch === null) throw new BadInput('missing', 'batch');
    this.#batch.step(actions);
    return this.#batch.answer();
  }

  readonly #commands: Readonly<Record<string, (given: Given) => object | Uint8Array>> = {
    describe: (given) => described(tableOf(only(given, 'game', 'options'))),
    new: (given) => {
      const table = tableOf(only(given, 'game', 'options', 'seed'));
      const seed = seedIn(given.seed);
      const played = dealStepped(table.game, table.vectors, table.options, seed);
      return { seed, ...this.#keep(table, played) };
    },
    act: (given) => {
      const { id, table, played } = this.#found(only(given, 'id', 'action'));
      const action = wholeIn(given.action, 'action', 0, table.vectors.actions.length - 1);
      if (!played.isLegal(action))
        throw new BadInput('illegal-move', 'action', `${action}; ${played.legal.join(', ')}`);
      played.act(action);
      return momentOf(id, table, played);
    },
    look: (given) => {
      const { table, played } = this.#found(only(given, 'id', 'seat', 'vector'));
      const { players } = table.options;
      const kind = kindIn(given.vector);
      const vector = new Uint8Array(lengthOf(table.vectors, kind, players));
      played.write(asSeat(given.seat, 'seat', players), kind, vector, 0);
      return { vector: Array.from(vector) };
    },
    copy: (given) => {
      const { table, played } = this.#found(only(given, 'id'));
      return this.#keep(table, played.copy());
    },
    drop: (given) => {
      const { id } = this.#found(only(given, 'id'));
      this.#games.delete(id);
      return { id };
    },
    batch: (given) => {
      const table = tableOf(only(given, 'game', 'options', 'games', 'seed', 'stride', 'vector'));
      const games = wholeIn(given.games, 'games', 1, MOST_GAMES);
      this.#batch = new Batch({
        ...table,
        kind: kindIn(given.vector),
        games,
        seed: wholeIn(given.seed ?? randomInt(2 ** 47), 'seed', 0, MOST_SEED),
        stride: wholeIn(given.stride ?? games, 'stride', 1, MOST_GAMES),
      });
      return this.#batch.answer();
    },
  };

  #keep(table: Table, played: SteppedGame): object {
    if (this.#games.size >= MOST_GAMES)
      throw new BadInput('out-of-range', 'id', `${this.#games.size + 1}, 0–${MOST_GAMES}`);
    const id = this.#next++;
    this.#games.set(id, { table, played });
    return momentOf(id, table, played);
  }

  #found(given: Given): { readonly id: number; readonly table: Table; readonly played: SteppedGame } {
    const id = wholeIn(given.id, 'id', 0, Number.MAX_SAFE_INTEGER);
    const found = this.#games.get(id);
    if (found === undefined) throw new BadInput('unknown-value', 'id', String(id));
    return { id, ...found };
  }
}

/** Refuses what the command does not know. */
function only(given: Given, ...known: string[]): Given {
  const unknown = Object.keys(given).find((key) => key !== 'do' && !known.includes(key));
  if (unknown !== undefined) throw new BadInput('unknown-key', unknown, known.join(', '));
  return given;
}

/** Everybody is asked in turn where a game would otherwise be decided by speed, unless the options say so. */
function tableOf({ game: word, options }: Given): Table {
  const game = gameNamed(asText(word, 'game'), 'game');
  const { id, simulated } = game.meta;
  if (!Object.hasOwn(GAME_VECTORS, id))
    throw new BadInput('unknown-game', 'game', Object.keys(GAME_VECTORS).join(', '));
  const read = readOptions(game, { ...simulated, ...asObject(options ?? {}, 'options') });
  return { game, vectors: GAME_VECTORS[id], options: read as Table['options'] };
}

function seedIn(given: unknown): Seed {
  if (typeof given === 'string' && /^[0-9a-f]{64}$/.test(given)) return given;
  return wholeIn(given ?? randomInt(2 ** 47), 'seed', 0, MOST_SEED);
}

function kindIn(given: unknown): VectorKind {
  const kind = VECTORS.find((known) => known === (given ?? 'observation'));
  if (kind === undefined) throw new BadInput('unknown-value', 'vector', VECTORS.join(', '));
  return kind;
}

function wholeIn(given: unknown, place: string, min: number, max: number): number {
  if (typeof given !== 'number' || !Number.isInteger(given))
    throw new BadInput(given === undefined ? 'missing' : 'not-a-whole-number', place);
  if (given < min || given > max) throw new BadInput('out-of-range', place, `${given}, ${min}–${max}`);
  return given;
}

function described({ game, vectors, options }: Table): object {
  const parts = (kind: VectorKind) => layoutOf(vectors, kind, options.players);
  return {
    game: game.meta.id,
    version: game.meta.version,
    players: options.players,
    options,
    actions: vectors.actions,
    observation: parts('observation'),
    information: parts('information'),
  };
}

/** Who decides, and what is open to them; at the end what it came to. */
function momentOf(id: number, { vectors, options }: Table, played: SteppedGame): object {
  const { seat, owes, legal, said, outcome } = played;
  return {
    id,
    seat: seat === NO_SEAT ? null : seat,
    owes,
    legal,
    names: legal.map((action) => vectors.actions[action]),
    said,
    outcome,
    returns: Array.from({ length: options.players }, (_, each) => played.returnOf(each)),
  };
}
