import { BadInput } from './bad-input.ts';
import type { Game } from './game.ts';
import { asFlag, asObject, asWhole, at, type JsonObject, knownKeys, shown } from './json.ts';

/** One option of a table: its kind, its default, and whether it comes from the rules or is a house rule. */
export type OptionSpec = (
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'flag'; readonly default: boolean }
  | { readonly type: 'whole'; readonly min: number; readonly max: number; readonly default: number }
  /** A seat, or null to let chance decide. */
  | { readonly type: 'seat'; readonly default: null }
) & { readonly standing: 'official' | 'house' };

export type OptionValue = string | boolean | number | null;

/** Options from outside, checked and completed by the defaults. */
export function readOptions<Options>(
  game: Pick<Game<never, never, never, never, Options>, 'meta' | 'checkOptions'>,
  given: unknown,
  place = 'options',
): Options {
  const object = asObject(given ?? {}, place);
  const specs = game.meta.options;
  knownKeys(object, place, Object.keys(specs));
  const options: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined;
    options[key] =
      value === undefined ? spec.default : readOption(spec, value, at(place, key), object, game.meta);
  }
  game.checkOptions(options as Options);
  return options as Options;
}

function readOption(
  spec: OptionSpec,
  value: unknown,
  place: string,
  all: JsonObject,
  meta: Game['meta'],
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
      const players = typeof all.players === 'number' ? all.players : meta.seats.max;
      return value === null ? null : asWhole(value, place, 0, players - 1);
    }
  }
}

/** Only what differs from the defaults, for short positions and records. */
export function changedOptions(meta: Game['meta'], options: object): Record<string, OptionValue> {
  const given = options as Record<string, OptionValue>;
  return Object.fromEntries(
    Object.entries(given).filter(([key, value]) => meta.options[key].default !== value),
  );
}
