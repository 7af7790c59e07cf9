import type { RefusalReason } from '@samsara/protocol';
import { freeNameAmong } from '@samsara/table';
import { foldedName, foldedWords } from './folding.ts';
import { isFairlyWritten } from './scripts.ts';

/** Decides which names people may have on this server. */
export interface NameRules {
  /** Why nobody may be called so; undefined where they may. */
  whyNot(name: string): RefusalReason | undefined;
  /** The same at a table where these sit. */
  whyNotAmong(name: string, others: readonly string[]): RefusalReason | undefined;
}

export interface NameRulesOptions {
  /** Words that no name holds, as lists or as an operator has written them. */
  readonly words: readonly string[];
  /** Names of the house, which nobody else has. */
  readonly house: readonly string[];
}

/** With one of these words somebody would pass for whoever runs the server. */
const OPERATORS = [
  'Operator',
  'Operatorin',
  'Moderator',
  'Moderatorin',
  'Moderation',
  'Mod',
  'Admin',
  'Administrator',
  'Administratorin',
  'Administration',
  'Betreiber',
  'Betreiberin',
  'Support',
  'Staff',
  'System',
  'Opérateur',
  'Opératrice',
  'Modérateur',
  'Modératrice',
  'Modération',
  'Administrateur',
  'Administratrice',
  'Exploitant',
];

export function nameRules({ words, house }: NameRulesOptions): NameRules {
  const unwanted = new Set(words.map(foldedName).filter((word) => word !== ''));
  const reserved = new Set(OPERATORS.map(foldedName));
  const houses = new Set(house.map(foldedName).filter((name) => name !== ''));
  const whyNot = (name: string): RefusalReason | undefined => {
    if (!isFairlyWritten(name)) return { code: 'name-script' };
    const folded = foldedWords(name);
    const whole = foldedName(name);
    if (houses.has(whole) || folded.some((word) => reserved.has(word) || houses.has(word)))
      return { code: 'name-reserved' };
    const isUnwanted = unwanted.has(whole) || folded.some((word) => unwanted.has(word));
    return isUnwanted ? { code: 'name-words' } : undefined;
  };
  return {
    whyNot,
    whyNotAmong(name, others) {
      const look = foldedName(name);
      // The same letters again are two people of one name, who are told apart by a number.
      const isTaken = others.some((other) => !isSpeltAlike(other, name) && foldedName(other) === look);
      return whyNot(name) ?? (isTaken ? alike(name, others) : undefined);
    },
  };
}

/** A name that is free is named with the refusal, where there is an obvious one. */
function alike(name: string, others: readonly string[]): RefusalReason {
  return { code: 'name-alike', detail: freeNameAmong(others, name) };
}

function isSpeltAlike(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
