import {
  asSeat,
  BadInput,
  BOTS,
  type BotName,
  dealt,
  fastRandom,
  type Game,
  type GameRecord,
  type GameWithPositions,
  type OptionValue,
  type Random,
  type RecordedSeat,
  type Seat,
  startRecord,
} from '@samsara/engine';
import { botsForSeats, chosenBots, chosenOptions, positionIn } from '../input/game-choice.ts';
import { botSeed, fairnessFor } from './keeping.ts';
import { seatNames } from './seat-names.ts';
import type { Table } from './table.ts';

/** What the command line says about the game that is to be played. */
export interface Wanted {
  readonly players?: string;
  readonly bots?: string;
  readonly seat?: string;
  readonly option: readonly string[];
  readonly position?: string;
  readonly seed?: string;
  readonly save?: string;
  /** The person's. */
  readonly name: string;
}

/** A table at which nothing has happened yet. */
export interface Started {
  readonly table: Table;
  readonly seats: readonly RecordedSeat[];
  /** Without moves; null for a game that goes on from a position, since nobody dealt it. */
  readonly beginning: GameRecord | null;
}

export function startTable(game: GameWithPositions, wanted: Wanted): Started {
  return wanted.position === undefined ? deal(game, wanted) : goOnFrom(game, wanted.position, wanted);
}

function deal(game: Game, wanted: Wanted): Started {
  const bots = chosenBots(wanted.bots, 'greedy');
  const assumed = { ...withoutClock(game), ...(bots.length > 1 ? { players: bots.length + 1 } : {}) };
  const options = chosenOptions(game, wanted, assumed);
  const { you, seats } = seatsFor(Number(options.players), bots, wanted);
  const beginning = startRecord(game, options, seats, fairnessFor(seats.length, wanted.seed));
  return { table: tableWith(game, dealt(game, beginning), you, seats, wanted.seed), seats, beginning };
}

/** No hurry in a terminal: time limits that can be switched off are off unless they are asked for. */
function withoutClock({ meta }: Game): Record<string, OptionValue> {
  const limits = Object.entries(meta.options).filter(
    ([key, spec]) => key.endsWith('_ms') && spec.type === 'whole' && spec.min === 0,
  );
  return Object.fromEntries(limits.map(([key]) => [key, 0]));
}

/** A position says everything about the table, and there is no deal to record. */
function goOnFrom(game: GameWithPositions, file: string, wanted: Wanted): Started {
  if (wanted.option.length > 0) throw new BadInput('do-not-go-together', '--option', '--position');
  if (wanted.players !== undefined) throw new BadInput('do-not-go-together', '--players', '--position');
  if (wanted.save !== undefined) throw new BadInput('do-not-go-together', '--save', '--position');
  const state = positionIn(file, game);
  const players = (game.describe(state).seats as readonly unknown[]).length;
  const { you, seats } = seatsFor(players, chosenBots(wanted.bots, 'greedy'), wanted);
  return { table: tableWith(game, state, you, seats, wanted.seed), seats, beginning: null };
}

function seatsFor(
  players: number,
  bots: readonly BotName[],
  wanted: Wanted,
): { you: Seat; seats: RecordedSeat[] } {
  const you = wanted.seat === undefined ? 0 : asSeat(wanted.seat, '--seat', players);
  const others = botsForSeats(bots, players - 1);
  const seats = seatNames(players, you, wanted.name).map((name, seat): RecordedSeat => {
    if (seat === you) return { name, kind: 'person' };
    return { name, kind: `bot:${others[seat < you ? seat : seat - 1]}` };
  });
  return { you, seats };
}

function tableWith(
  game: Game,
  state: unknown,
  you: Seat,
  seats: readonly RecordedSeat[],
  seed: string | undefined,
): Table {
  const bots = seats.map(({ kind }) =>
    kind === 'person' ? null : BOTS[kind.replace('bot:', '') as BotName],
  );
  const random: Random = fastRandom(botSeed(seed));
  return { game, you, bots, random, state, history: [] };
}
