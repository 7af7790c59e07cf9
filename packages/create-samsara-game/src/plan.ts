import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '@samsara/engine/texts';
import { Problem } from './problems/problem.ts';

/** A game that is to be begun. */
export interface Plan {
  readonly name: string;
  /** Made of the name: it stands in addresses and records. */
  readonly id: string;
  readonly seats: Seats;
  /** Languages in which the author wants to write; the others show English. */
  readonly languages: readonly Language[];
  readonly folder: string;
  /** A folder of tarballs that are used instead of the registry. */
  readonly tarballs: string | null;
}

export interface Seats {
  readonly min: number;
  readonly max: number;
}

/** What was said on the command line, each part as it was said. */
export interface Flags {
  readonly name?: string;
  readonly seats?: string;
  readonly languages?: string;
  readonly to?: string;
  readonly packages?: string;
  readonly yes: boolean;
  readonly help: boolean;
}

export const USUAL = { name: 'My Game', seats: '2-4', languages: LANGUAGES.join() } as const;

export function readFlags(args: readonly string[]): Flags {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        seats: { type: 'string' },
        languages: { type: 'string' },
        to: { type: 'string' },
        packages: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (positionals.length > 1) throw new Error(positionals[1]);
    const [to] = positionals;
    return { ...values, ...(to !== undefined && values.to === undefined ? { to } : {}) };
  } catch (error) {
    throw new Problem('unknown-flag', error instanceof Error ? error.message : '');
  }
}

/** The plan that flags make, with what is usual for everything that was not said. */
export function planOf({ packages, to, ...flags }: Flags): Plan {
  const name = readName(flags.name ?? USUAL.name);
  const id = idOf(name);
  return {
    name,
    id,
    seats: readSeats(flags.seats ?? USUAL.seats),
    languages: readLanguages(flags.languages ?? USUAL.languages),
    folder: resolve(to ?? id),
    tarballs: packages === undefined ? null : resolve(packages),
  };
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} '’!?&.,:+-]{0,39}$/u;
const ID = /^[a-z][a-z0-9-]{1,31}$/;

/** A name that can be shown, and of which an id can be made. */
export function readName(given: string): string {
  const name = given.trim();
  if (!NAME.test(name) || !ID.test(idOf(name))) throw new Problem('bad-name', given);
  return name;
}

/** As German is written on keyboards without them. */
const AS_WRITTEN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function idOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => AS_WRITTEN[letter])
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const FEWEST_SEATS = 2;
const MOST_SEATS = 12;

/** `2-4`, or `3` for a game that needs exactly three. */
export function readSeats(given: string): Seats {
  const match = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(given.trim());
  const min = Number(match?.[1]);
  const max = Number(match?.[2] ?? match?.[1]);
  if (!(min >= FEWEST_SEATS && min <= max && max <= MOST_SEATS)) throw new Problem('bad-seats', given);
  return { min, max };
}

export function readLanguages(given: string): Language[] {
  const words = given
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const languages = LANGUAGES.filter((language) => words.includes(language));
  if (languages.length === 0 || !words.every(isLanguage)) throw new Problem('bad-languages', given);
  return languages;
}
