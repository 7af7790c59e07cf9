import { BadInput } from '../kernel/bad-input.ts';
import type { Game, GameMeta } from '../kernel/game.ts';
import { at } from '../kernel/json.ts';
import { type OptionSpec, type OptionValue, readOptions } from '../kernel/options.ts';

export type LabOptions = Readonly<Record<string, OptionValue>>;

/** Two tables that are compared: one by the official rules, one by changed ones, with as many players. */
export interface LabTables {
  readonly official: LabOptions;
  readonly changed: LabOptions;
}

type Ruled = Pick<Game, 'meta' | 'checkOptions'>;

/** What can be tried: no seats, no times to think, and nothing that simulation decides itself. */
export function labOptions({ options, simulated = {} }: GameMeta): [key: string, spec: OptionSpec][] {
  return Object.entries(options).filter(
    ([key, { type }]) => type !== 'seat' && !key.endsWith('_ms') && !Object.hasOwn(simulated, key),
  );
}

/** `penalty.swap` and `penalty_swap` are the same key. */
export function labKey(text: string): string {
  return text.trim().replaceAll('.', '_').replaceAll('-', '_');
}

/** Reads what somebody wants to change, and puts the official table beside it. Throws `BadInput`. */
export function labTables(game: Ruled, changes: Readonly<Record<string, unknown>>): LabTables {
  const specs = new Map(labOptions(game.meta));
  for (const key of Object.keys(changes)) {
    if (!specs.has(key)) throw new BadInput('unknown-key', at('options', key), [...specs.keys()].join(', '));
  }
  const changed = readOptions<LabOptions>(game, { ...withoutClocks(game.meta), ...changes });
  return { changed, official: officialFor(game, changed) };
}

/** By the defaults; where they do not go with so many players, with the official choice that does. */
function officialFor(game: Ruled, changed: LabOptions): LabOptions {
  const usual = { ...withoutClocks(game.meta), players: changed.players };
  try {
    return readOptions<LabOptions>(game, usual);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return readOptions<LabOptions>(game, { ...usual, ...choicesOf(game.meta, changed) });
  }
}

function choicesOf({ options }: GameMeta, changed: LabOptions): LabOptions {
  const isChoice = ([key]: [string, OptionValue]) =>
    options[key]?.type === 'choice' && options[key].standing === 'official';
  return Object.fromEntries(Object.entries(changed).filter(isChoice));
}

/** Bots think as long as they like, and nobody waits for a clock. */
function withoutClocks({ options, simulated }: GameMeta): LabOptions {
  const times = Object.entries(options).filter(
    ([key, spec]) => key.endsWith('_ms') && spec.type === 'whole' && spec.min === 0,
  );
  return { ...Object.fromEntries(times.map(([key]) => [key, 0])), ...simulated };
}

/** What of these differs from the official table beside it: what a link carries. */
export function labChanges(game: Ruled, { changed }: LabTables): LabOptions {
  return Object.fromEntries(
    labOptions(game.meta)
      .filter(([key, spec]) => changed[key] !== spec.default)
      .map(([key]) => [key, changed[key]]),
  );
}
