import {
  freeBotName,
  LEVELS,
  type OptionSpec,
  type OptionValue,
  type PlayedGame,
  readOptions,
  STRENGTHS,
  strengthOf,
} from '@samsara/engine';
import type { DayClock, NewTable, TableInfo } from '@samsara/protocol';
import type { Preset } from '../contract/board.ts';
import { type LocalPlan, unhurried } from '../local/worker/plan.ts';
import { asStrongAsYou } from '../strength/kept-ratings.ts';
import { AS_YOU } from '../strength/ladder.ts';

export type Mode = 'bots' | 'friends' | 'device' | 'practice';

/** Who is to sit on a seat. On one device `open` is somebody else at it. */
export type PlannedSeat = 'me' | 'open' | 'bot';

/** A table as it is being planned in the lobby. */
export interface TablePlan {
  readonly mode: Mode;
  readonly preset: Preset;
  readonly seats: readonly PlannedSeat[];
  /** A strength by its name, or as strong as whoever plays. */
  readonly level: string;
  /** Is the time to think limited? */
  readonly clock: boolean;
  /** Of bots that are to be stronger or weaker than the others, by seat. */
  readonly levels: Readonly<Record<number, string>>;
  /** Options chosen one by one, on top of the preset's. */
  readonly chosen: Readonly<Record<string, OptionValue>>;
}

type Specs = PlayedGame['meta']['options'];

/** One's own seat comes first; the others are bots or, among people, open. */
export function planWith(mode: Mode, preset: Preset, players: number, before?: TablePlan): TablePlan {
  const others: PlannedSeat = againstBots(mode) ? 'bot' : 'open';
  const keeps = before !== undefined && before.mode === mode;
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? 'me' : keeps ? (before.seats[seat] ?? others) : others,
  );
  const { level = 'casual', levels = {}, clock = false, chosen = {} } = before ?? {};
  return { mode, preset, seats, level, levels, clock, chosen };
}

/** A first plan with options that are wished for; `players` among them is the number of seats. */
export function plannedWith(
  mode: Mode,
  preset: Preset,
  { players, ...chosen }: TablePlan['chosen'],
): TablePlan {
  const seats = typeof players === 'number' ? players : preset.seats;
  return { ...planWith(mode, preset, seats), chosen };
}

/** Is every other seat a bot's? */
export function againstBots(mode: Mode): boolean {
  return mode === 'bots' || mode === 'practice';
}

export function withSeat(plan: TablePlan, seat: number, kind: PlannedSeat): TablePlan {
  return { ...plan, seats: plan.seats.map((each, i) => (i === seat ? kind : each)) };
}

/** What a tap on somebody's chair makes of it: a person, then a bot from weak to strong, then nobody where fewer may play. */
export function withNextAt(plan: TablePlan, seat: number, counts: readonly number[]): TablePlan {
  const [weakest] = LEVELS;
  if (plan.seats[seat] === 'open') return withBot(plan, seat, weakest);
  const strength = strengthOf(levelAt(plan, seat)) ?? -1;
  const stronger = LEVELS.find((level) => STRENGTHS.indexOf(level) > strength);
  if (stronger !== undefined) return withBot(plan, seat, stronger);
  if (counts.includes(plan.seats.length - 1)) return withoutSeat(plan, seat);
  return againstBots(plan.mode) ? withBot(plan, seat, weakest) : withSeat(plan, seat, 'open');
}

function withBot(plan: TablePlan, seat: number, level: string): TablePlan {
  return { ...withSeat(plan, seat, 'bot'), levels: { ...plan.levels, [seat]: level } };
}

/** The others close up. */
function withoutSeat(plan: TablePlan, gone: number): TablePlan {
  const levels = Object.entries(plan.levels).filter(([seat]) => Number(seat) !== gone);
  return {
    ...plan,
    seats: without(plan.seats, gone),
    levels: Object.fromEntries(
      levels.map(([seat, level]) => [Number(seat) - Number(Number(seat) > gone), level]),
    ),
  };
}

export function without<Each>(list: readonly Each[], place: number): Each[] {
  return list.filter((_, i) => i !== place);
}

/** How strong the bot on a seat is. */
export function levelAt({ level, levels }: TablePlan, seat: number): string {
  return levels[seat] ?? level;
}

/** The same with what "as strong as you" means today: from here on it is a strength like any other. */
export function strengthAt(game: PlayedGame, plan: TablePlan, seat: number): string {
  const level = levelAt(plan, seat);
  return level === AS_YOU ? asStrongAsYou(game) : level;
}

/** The seats of bots that are to be as strong as whoever plays. */
export function asYouSeatsIn(plan: TablePlan): number[] {
  return plan.seats.flatMap((kind, seat) => (kind === 'bot' && levelAt(plan, seat) === AS_YOU ? seat : []));
}

/** A table that stands already, as a plan: what is chosen now comes on top of its options. */
export function planOf(
  { options, seats }: Pick<TableInfo, 'options' | 'seats'>,
  chosen: TablePlan['chosen'],
): TablePlan {
  const preset = { id: '', options, seats: seats.length };
  return { ...planWith('friends', preset, seats.length), clock: true, chosen };
}

/** All options that differ from the defaults. */
export function optionsOf(plan: TablePlan, specs: Specs): Record<string, OptionValue> {
  const given = {
    ...(plan.clock ? {} : unhurried(specs)),
    ...plan.preset.options,
    ...plan.chosen,
    players: plan.seats.length,
  };
  const known = Object.entries(given).filter(([key]) => Object.hasOwn(specs, key));
  return Object.fromEntries(known.filter(([key, value]) => isPossible(specs[key], value, plan.seats.length)));
}

/** Does this game know a time to think? */
export function hasClock({ meta }: PlayedGame): boolean {
  return Object.keys(unhurried(meta.options)).length > 0;
}

/** A seat that was chosen goes when the table shrinks. */
function isPossible(spec: OptionSpec, value: OptionValue, players: number): boolean {
  return spec.type !== 'seat' || value === null || (typeof value === 'number' && value < players);
}

/** How many may play with these options: within the game's own limits, those that go together with the rest. */
export function playerCounts(game: PlayedGame, plan: TablePlan): number[] {
  const { min, max } = game.meta.seats;
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const possible = all.filter((players) => fits(game, planWith(plan.mode, plan.preset, players, plan)));
  return possible.length > 0 ? possible : all;
}

function fits(game: PlayedGame, plan: TablePlan): boolean {
  try {
    readOptions(game, optionsOf(plan, game.meta.options));
    return true;
  } catch {
    return false;
  }
}

/** A table on this device. `names` are those of the people, by seat; bots get others. `face` is one's own. */
export function localPlan(
  game: PlayedGame,
  plan: TablePlan,
  names: readonly string[],
  face?: number,
): LocalPlan {
  const taken = names.filter((_, seat) => plan.seats[seat] !== 'bot');
  const botName = () => {
    const name = freeBotName(taken);
    taken.push(name);
    return name;
  };
  return {
    game: game.meta.id,
    options: optionsOf(plan, game.meta.options),
    seats: plan.seats.map((kind, seat) =>
      kind === 'bot'
        ? {
            kind: 'bot',
            name: botName(),
            level: strengthAt(game, plan, seat),
            ...(levelAt(plan, seat) === AS_YOU && { asYou: true as const }),
          }
        : { kind: 'person', name: names[seat], ...(kind === 'me' && face !== undefined && { face }) },
    ),
    ...(plan.mode === 'practice' ? { practice: true } : {}),
  };
}

/** How many moves late spectators see the table; null lets nobody watch. */
const SPECTATORS = { live: 0, late: 3, later: 10, nobody: null } as const;

export interface TableChoice {
  readonly public: boolean;
  readonly spectators: keyof typeof SPECTATORS;
  readonly chat: 'everything' | 'phrases' | 'off';
  readonly absence: 'bot:casual' | 'time-out' | 'nobody';
  /** Minutes that somebody may be away before. */
  readonly patience: number;
  /** May whoever comes take the seat of a bot in a running game? null: as usual, where only a link leads to the table. */
  readonly newcomers: boolean | null;
  /** null at one sitting. */
  readonly days: DayClock | null;
}

/** As friends play who have not thought about it. */
export const USUAL_CHOICE: TableChoice = {
  public: false,
  spectators: 'live',
  chat: 'everything',
  absence: 'bot:casual',
  patience: 1,
  newcomers: null,
  days: null,
};

export const PATIENCES: readonly number[] = [1, 5, 15];
const SECONDS = 60;

/** The request for a table on the server. */
export function newTable(game: PlayedGame, plan: TablePlan, name: string, choice: TableChoice): NewTable {
  return {
    game: game.meta.id,
    options: optionsOf(choice.days === null ? plan : overDays(plan, game), game.meta.options),
    settings: {
      public: choice.public,
      spectators: SPECTATORS[choice.spectators],
      chat: choice.chat,
      absence: { after_s: choice.patience * SECONDS, stand_in: choice.absence },
      ...(choice.days !== null && { days: choice.days }),
      ...(letsNewcomersIn(choice) && { newcomers: true }),
    },
    name,
    seats: plan.seats.map((kind, seat) =>
      kind === 'bot' ? { kind, level: strengthAt(game, plan, seat) } : { kind },
    ),
  };
}

/** Whoever has the link is meant to come; strangers from the list are not, and nobody where nobody may look on. */
export function letsNewcomersIn({ newcomers, public: isPublic, spectators }: TableChoice): boolean {
  return spectators !== 'nobody' && (newcomers ?? !isPublic);
}

/** Nobody is hurried, and nothing is a race, unless somebody has chosen it. */
function overDays(plan: TablePlan, { meta }: PlayedGame): TablePlan {
  const options = { ...plan.preset.options, ...meta.simulated };
  return { ...plan, clock: false, preset: { ...plan.preset, options } };
}
