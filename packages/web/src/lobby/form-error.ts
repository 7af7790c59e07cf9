import { BadInput, type OptionSpec } from '@samsara/engine';
import type { OptionText } from '@samsara/engine/texts';
import { Refused } from '../connection/api.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';

interface Speech {
  readonly specs: Readonly<Record<string, OptionSpec>>;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly words: LobbyWords;
  readonly refusals: Readonly<Record<string, string>>;
}

/** Why there is no table: options that do not go together or go too far, by their names, or the server's reason. */
export function errorMessage(error: unknown, speech: Speech): string {
  if (error instanceof BadInput) return aboutOption(error, speech);
  if (error instanceof Refused) return speech.refusals[error.reason.code];
  return speech.words.offline;
}

function aboutOption({ place, detail }: BadInput, { specs, options, words }: Speech): string {
  const key = place.replace('options.', '');
  const spec = specs[key];
  const name = options[key]?.name ?? key;
  const other = otherOption(detail, options);
  if (other !== null) return words.badOptions(`${name} – ${other}`);
  if (spec?.type !== 'whole') return words.badOptions(name);
  const unit = key.endsWith('_ms') ? 1000 : 1;
  return words.fromTo(name, spec.min / unit, spec.max / unit);
}

/** `edition amigo`, as people call it; `edition amigo (2–6)` says what would go. */
function otherOption(detail: string, options: Speech['options']): string | null {
  const [, key, value, limit = ''] = /^(\w+) ([\w-]+)( \([^)]*\))?/.exec(detail) ?? [];
  const text = key === undefined ? undefined : options[key];
  return text === undefined ? null : `${text.name}: ${text.values?.[value] ?? value}${limit}`;
}
