import { BadInput, BOTS, type Bot, type BotName, type Budget, isBotName } from '@samsara/engine';

/** A bot with what it may think, as it is named on the command line: `master`, `master:2000it`, `master:500ms`. */
export interface Entrant {
  readonly label: string;
  readonly bot: BotName;
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
  const [name, limit, ...more] = label.split(':');
  if (!isBotName(name) || more.length > 0) {
    throw new BadInput(
      'unknown-value',
      '--bots',
      `${JSON.stringify(label)}; ${Object.keys(BOTS).join(', ')}`,
    );
  }
  return { label, bot: name, budget: limit === undefined ? null : budgetIn(limit) };
}

function budgetIn(limit: string): Entrant['budget'] {
  const [, digits, unit] = /^([1-9]\d{0,8})(it|ms)$/.exec(limit) ?? [];
  if (digits === undefined) {
    throw new BadInput('wrong-format', '--bots', `${JSON.stringify(limit)}; 2000it, 500ms`);
  }
  return unit === 'it' ? { iterations: Number(digits) } : { ms: Number(digits) };
}

/** A bot that keeps to the budget of its entrant. */
export function botOf({ bot, budget }: Entrant): Bot {
  if (budget === null) return BOTS[bot];
  const kept: Budget = 'ms' in budget ? { ...budget, now: () => performance.now() } : budget;
  return (game, view, seat, owes, random) => BOTS[bot](game, view, seat, owes, random, kept);
}

/** Does the result depend on nothing but the seed? Not where the clock decides. */
export function isRepeatable(entrants: readonly Entrant[]): boolean {
  return entrants.every(({ budget }) => budget === null || !('ms' in budget));
}
