import {
  BadInput,
  BOTS,
  type Bot,
  type BotName,
  type Budget,
  CHARACTERS,
  type Character,
  inCharacter,
  isBotName,
  isCharacter,
} from '@samsara/engine';

/** A bot with its character and what it may think, as it is named on the command line: `master`, `skilled+bold`, `master:2000it`, `master+bold:500ms`. */
export interface Entrant {
  readonly label: string;
  readonly bot: BotName;
  readonly character?: Character;
  readonly budget: { readonly iterations: number } | { readonly ms: number } | null;
}

const LONGEST_LIST = 12;

/** The bots of `--bots a,b:200it`. */
export function entrantsIn(text: string): Entrant[] {
  const labels = text.split(',').map((word) => word.trim().toLowerCase());
  if (labels.length > LONGEST_LIST) {
    throw new BadInput('out-of-range', '--bots', `${labels.length}, 1–${LONGEST_LIST}`);
  }
  return labels.map(entrantNamed);
}

function entrantNamed(label: string): Entrant {
  const [person, limit, ...more] = label.split(':');
  const [name, character, ...others] = person.split('+');
  if (character !== undefined && (!isCharacter(character) || others.length > 0)) {
    throw new BadInput(
      'unknown-value',
      '--bots',
      `${JSON.stringify(label)}; ${CHARACTERS.map((each) => `+${each}`).join(', ')}`,
    );
  }
  if (!isBotName(name) || more.length > 0) {
    throw new BadInput(
      'unknown-value',
      '--bots',
      `${JSON.stringify(label)}; ${Object.keys(BOTS).join(', ')}`,
    );
  }
  const budget = limit === undefined ? null : budgetIn(limit);
  return { label, bot: name, ...(character !== undefined && { character }), budget };
}

function budgetIn(limit: string): Entrant['budget'] {
  const [, digits, unit] = /^([1-9]\d{0,8})(it|ms)$/.exec(limit) ?? [];
  if (digits === undefined) {
    throw new BadInput('wrong-format', '--bots', `${JSON.stringify(limit)}; 2000it, 500ms`);
  }
  return unit === 'it' ? { iterations: Number(digits) } : { ms: Number(digits) };
}

/** A bot that keeps to the budget and the character of its entrant. */
export function botOf({ bot, character, budget }: Entrant): Bot {
  if (character !== undefined) {
    const plain = botOf({ label: bot, bot, budget });
    return (game, ...asked) => plain(inCharacter(game, character), ...asked);
  }
  if (budget === null) return BOTS[bot];
  const kept: Budget = 'ms' in budget ? { ...budget, now: () => performance.now() } : budget;
  return (game, view, seat, owes, random) => BOTS[bot](game, view, seat, owes, random, kept);
}

/** Does the result depend on nothing but the seed? Not where the clock decides. */
export function isRepeatable(entrants: readonly Entrant[]): boolean {
  return entrants.every(({ budget }) => budget === null || !('ms' in budget));
}
