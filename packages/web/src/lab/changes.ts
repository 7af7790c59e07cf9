import { BadInput, type OptionSpec, type OptionValue, type PlayedGame } from '@samsara/engine';
import { labOptions, labTables } from '@samsara/engine/lab';

/** What somebody changes in the rules, by option. */
export type Changes = Readonly<Record<string, OptionValue>>;

/** Nobody needs a longer one. */
const LONGEST = 600;

/** The part of a link behind its #: what differs, and nothing else. */
export function writeChanges(changes: Changes): string {
  return new URLSearchParams(Object.entries(changes).map(([key, value]) => [key, String(value)])).toString();
}

/** Reads a link that anybody may have written: what the game does not know, or cannot be, is left out. */
export function readChanges(game: PlayedGame, text: string): Changes {
  if (text.length > LONGEST) return {};
  const given = new URLSearchParams(text);
  let changes: Changes = {};
  for (const [key, spec] of labOptions(game.meta)) {
    const value = given.has(key) ? valueIn(spec, given.get(key) ?? '') : undefined;
    if (value === undefined || value === spec.default) continue;
    changes = { ...changes, [key]: value };
  }
  return isPlayable(game, changes) ? changes : {};
}

function valueIn(spec: OptionSpec, text: string): OptionValue | undefined {
  switch (spec.type) {
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'choice':
      return spec.values.includes(text) ? text : undefined;
    case 'whole': {
      const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
      return value >= spec.min && value <= spec.max ? value : undefined;
    }
    case 'seat':
      return undefined;
  }
}

export function isPlayable(game: PlayedGame, changes: Changes): boolean {
  return whyNotPlayable(game, changes) === null;
}

/** Why nobody can play by these rules; null if they can. */
export function whyNotPlayable(game: PlayedGame, changes: Changes): BadInput | null {
  try {
    labTables(game, changes);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

/** Where too many cards were left out: how many are needed, how many can be dealt, and the clause. */
export function tooFewCards({ code, detail }: BadInput): readonly [string, string, string] | null {
  const [, needed, most, clause] = /^(\d+) > (\d+); (.+)$/.exec(detail ?? '') ?? [];
  return code === 'not-enough-cards' && clause !== undefined ? [needed, most, clause] : null;
}

/** A change back to what is official is none. */
export function withChange(game: PlayedGame, changes: Changes, key: string, value: OptionValue): Changes {
  const { [key]: _, ...others } = changes;
  return game.meta.options[key].default === value ? others : { ...others, [key]: value };
}

const MOST_IDEAS = 4;

/** A clear change of each of the first numbers, one by one. */
export function ideasFor(game: PlayedGame): readonly (readonly [id: string, value: OptionValue])[] {
  return labOptions(game.meta)
    .flatMap(([id, spec]) => (spec.house ? [[id, otherValue(spec)] as const] : []))
    .filter(([id, value]) => value !== game.meta.options[id].default && isPlayable(game, { [id]: value }))
    .slice(0, MOST_IDEAS);
}

/** Half as much again, or half as much where that is too much. */
function otherValue(spec: OptionSpec): OptionValue {
  if (spec.type !== 'whole') return spec.default;
  const more = Math.ceil(spec.default * 1.5);
  return more <= spec.max ? more : Math.max(spec.min, Math.floor(spec.default / 2));
}
