import { BadInput } from './bad-input.ts';
import type { PlayedGame } from './game.ts';
import { asFlag, asObject, asSeat, asWhole, at, isNumberText, knownKeys, shown } from './json.ts';

/** One option of a table: its kind, its default, and whether it comes from the rules or is a house rule. */
export type OptionSpec = (
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'flag'; readonly default: boolean }
  | { readonly type: 'whole'; readonly min: number; readonly max: number; readonly default: number }
  /** A seat, or null to let chance decide. */
  | { readonly type: 'seat'; readonly default: null }
) & {
  readonly standing: 'official' | 'house';
  /** It came later: what was stored before lacks it and was played by its default. */
  readonly later?: true;
  /** A number of the game itself, that only house rules change: offered apart, and told to whoever joins. */
  readonly house?: true;
  /** One of those numbers that says how many of some cards the deck has: offered in a group of its own. */
  readonly deck?: true;
};

/** What an option of a table can be. */
export type OptionValue = string | boolean | number | null;

type Readable<Options> = Pick<PlayedGame<never, never, never, never, Options>, 'meta' | 'checkOptions'>;

/** Options from outside, checked and completed by the defaults: what a new table plays by. */
export function readOptions<Options>(game: Readable<Options>, given: unknown, place = 'options'): Options {
  return completeOptions(game, given, place, true);
}

/** Options as a record or a log keeps them: a table plays on by the rules it was made with. */
export function storedOptions<Options>(game: Readable<Options>, given: unknown): Options {
  return completeOptions(game, given, 'options', false);
}

function completeOptions<Options>(
  game: Readable<Options>,
  given: unknown,
  place: string,
  amended: boolean,
): Options {
  const object = asObject(given ?? {}, place);
  const { options: specs, amendments = [] } = game.meta;
  knownKeys(object, place, [...Object.keys(specs), ...amendments]);
  const chosen = (key: string) => (Object.hasOwn(object, key) ? object[key] : undefined);
  const options: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = chosen(key);
    options[key] =
      value === undefined
        ? spec.default
        : readOption(spec, value, at(place, key), chosen('players'), game.meta);
  }
  for (const key of amendments) {
    const value = chosen(key);
    options[key] = value === undefined ? amended : asFlag(value, at(place, key));
  }
  const complete = sharedOptions(options) as Options;
  game.checkOptions(complete);
  return complete;
}

/** By their JSON: options that tables play by. */
const SHARED = new Map<string, object>();
const MOST_SHARED = 1000;

/** The same options as an object that all tables which play by them share, with what is worked out from it once: nobody changes it. */
export function sharedOptions<Options extends object>(options: Options): Options {
  const text = JSON.stringify(options);
  if (SHARED.size > MOST_SHARED) SHARED.clear();
  // Read from text they are fast to read, and of one shape at all tables of a game. An object to which so many keys are added one
  // by one becomes a dictionary, and copies of one whose values are replaced have many shapes.
  if (!SHARED.has(text)) SHARED.set(text, JSON.parse(text));
  return SHARED.get(text) as Options;
}

function readOption(
  spec: OptionSpec,
  value: unknown,
  place: string,
  players: unknown,
  meta: PlayedGame['meta'],
): OptionValue {
  switch (spec.type) {
    case 'choice':
      if (typeof value === 'string' && spec.values.includes(value)) return value;
      throw new BadInput('unknown-value', place, `${shown(value)}; ${spec.values.join(', ')}`);
    case 'flag':
      return asFlag(value, place);
    case 'whole':
      return asWhole(value, place, spec.min, spec.max);
    case 'seat': {
      const seats = typeof players === 'number' || isNumberText(players) ? Number(players) : meta.seats.max;
      return value === null ? null : asSeat(value, place, seats);
    }
  }
}

/** Only what differs from the defaults, for short positions and records. */
export function changedOptions(meta: PlayedGame['meta'], options: object): Record<string, OptionValue> {
  const given = options as Record<string, OptionValue>;
  const usual = (key: string) => (Object.hasOwn(meta.options, key) ? meta.options[key].default : true);
  return Object.fromEntries(Object.entries(given).filter(([key, value]) => usual(key) !== value));
}

/** Numbers of the game that a table plays by instead of the official ones. */
export function houseRules(
  meta: Pick<PlayedGame['meta'], 'options'>,
  options: object,
): Record<string, OptionValue> {
  const given = options as Record<string, OptionValue>;
  const differs = ([key, spec]: [string, OptionSpec]) =>
    spec.house === true && Object.hasOwn(given, key) && given[key] !== spec.default;
  return Object.fromEntries(
    Object.entries(meta.options)
      .filter(differs)
      .map(([key]) => [key, given[key]]),
  );
}

/** The spec of a number that only house rules change. */
export function houseNumber(official: number, min: number, max: number): OptionSpec {
  return { type: 'whole', min, max, default: official, standing: 'house', later: true, house: true };
}

/** The spec of how many of some cards the deck has: a house may leave cards out, and adds none. */
export function deckNumber(official: number, min: number): OptionSpec {
  return { ...houseNumber(official, min, official), deck: true };
}

/** Options as they were written before an option or a rule was new, where the table plays as it was then. */
export function withoutLater(meta: PlayedGame['meta'], options: object): Record<string, OptionValue> {
  const asBefore = (key: string, value: OptionValue) => {
    if (meta.amendments?.includes(key)) return value === false;
    const spec = Object.hasOwn(meta.options, key) ? meta.options[key] : undefined;
    return spec?.later === true && value === spec.default;
  };
  const given = options as Record<string, OptionValue>;
  return Object.fromEntries(Object.entries(given).filter(([key, value]) => !asBefore(key, value)));
}

/** The options of the next game at a table, which plays by the rules as they are now. */
export function amendedOptions<Options extends object>(
  { amendments = [] }: PlayedGame['meta'],
  options: Options,
): Options {
  return { ...options, ...Object.fromEntries(amendments.map((key) => [key, true])) };
}
