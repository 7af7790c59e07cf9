import { randomInt } from 'node:crypto';
import type { Game } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import {
  DEFAULT_SETTINGS,
  type Lift,
  type NewTable,
  type RefusalReason,
  type TableSettings,
} from '@samsara/protocol';
import type { PlayerId, Steadiness } from '@samsara/table';
import {
  checkLift,
  completeOptions,
  isLevel,
  knowsStandIn,
  type LiftDeed,
  nameAmong,
  type Opening,
  openTable,
  PEOPLE_ENTRIES,
  refuse,
  versionOf,
  withBotNames,
} from '@samsara/table';
import { steadinessOf } from '../lobby/steadiness.ts';
import { chained } from '../log/chain.ts';
import type { ServerDependencies } from './dependencies.ts';
import { tableIndex } from './ending.ts';
import { drawSeed } from './offering.ts';

type Made =
  | { readonly ok: true; readonly value: { table: string } }
  | { readonly ok: false; readonly reason: RefusalReason };
type Opened =
  | { readonly ok: true; readonly opening: Opening }
  | { readonly ok: false; readonly reason: RefusalReason };

/** Letters and digits that are not mistaken for each other. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;

/** Makes a table as somebody wants it, under a code that nobody has. */
export async function makeTable(deps: ServerDependencies, player: PlayerId, wanted: NewTable): Promise<Made> {
  const record = await steadinessOf(deps.log, player);
  const opened = openingFor(player, wanted, deps, record);
  if (!opened.ok) return opened;
  return writeFirst(deps, player, GAMES[wanted.game], opened.opening, opened.opening.made);
}

/** Makes a table of a game that was begun on a device. */
export async function liftTable(deps: ServerDependencies, player: PlayerId, lift: Lift): Promise<Made> {
  const id = lift.opening.body.game;
  if (!Object.hasOwn(GAMES, id)) return refuse('no-such-game');
  const at = deps.now();
  const checked = checkLift(lift, GAMES[id], at);
  return checked.ok ? writeFirst(deps, player, GAMES[id], checked.deed, at) : checked;
}

/** Writes the entry that opens a table, under a code that nobody has. */
async function writeFirst(
  deps: ServerDependencies,
  player: PlayerId,
  game: Game,
  deed: Opening | LiftDeed,
  at: number,
): Promise<Made> {
  const body = JSON.stringify(deed);
  for (;;) {
    const table = newCode();
    if (await deps.log.isPromised(table)) continue;
    const entry = chained('', { table, seq: 1, command: `open:${table}`, actor: player, body, at });
    const { type } = await deps.log.append(entry, {
      index: tableIndex(openTable(entry, game, PEOPLE_ENTRIES)),
    });
    if (type === 'committed') return { ok: true, value: { table } };
  }
}

function openingFor(
  player: PlayerId,
  wanted: NewTable,
  { now, whyNotNamed }: Pick<ServerDependencies, 'now' | 'whyNotNamed'>,
  record: Steadiness | undefined,
): Opened {
  if (!Object.hasOwn(GAMES, wanted.game)) return refuse('no-such-game');
  const game = GAMES[wanted.game];
  const seats = wanted.seats;
  const { min, max } = game.meta.seats;
  if (seats.length < min || seats.length > max) return refuse('bad-options', 'seats');
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return refuse('bad-options', 'seats');
  if (seats.some((seat) => seat.kind === 'bot' && !isLevel(seat.level))) return refuse('no-such-level');
  const players = 'players' in game.meta.options ? { players: seats.length } : {};
  const options = completeOptions({ game }, { ...players, ...wanted.options });
  if (!options.ok) return options;
  if (options.value.players !== undefined && options.value.players !== seats.length)
    return refuse('bad-options', 'options.players');
  const settings = settingsFrom(wanted.settings ?? {});
  if (!knowsStandIn(settings)) return refuse('no-such-level');
  const named = nameAmong([], wanted.name, whyNotNamed);
  if (!named.ok) return named;
  const opening: Opening = {
    type: 'open',
    game: wanted.game,
    ...versionOf(game),
    options: options.value,
    settings,
    host: player,
    seats: withBotNames(
      seats.map((seat) => ({
        player: seat.kind === 'me' ? player : null,
        name: seat.kind === 'me' ? named.name : null,
        ...(seat.kind === 'me' && wanted.face !== undefined && { face: wanted.face }),
        level: seat.kind === 'bot' ? seat.level : null,
        ...(seat.kind === 'me' && record && { record }),
      })),
    ),
    seed: drawSeed(),
    round: 1,
    made: now(),
    chat: [],
  };
  return { ok: true, opening };
}

function settingsFrom(wanted: NonNullable<NewTable['settings']>): TableSettings {
  return {
    public: wanted.public ?? DEFAULT_SETTINGS.public,
    spectators: wanted.spectators === undefined ? DEFAULT_SETTINGS.spectators : wanted.spectators,
    chat: wanted.chat ?? DEFAULT_SETTINGS.chat,
    absence: wanted.absence ?? DEFAULT_SETTINGS.absence,
    ...(wanted.days && { days: wanted.days }),
    ...(wanted.newcomers && { newcomers: true }),
  };
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
