import {
  type Bot,
  fastRandom,
  type Game,
  inCharacter,
  isBotName,
  isTasteBot,
  searchingOf,
  TASTE_BOTS,
  takesLong,
} from '@samsara/engine';
import type { Question } from '../worker/plan.ts';
import { type LoadMind, withMind } from './with-mind.ts';

/** What a bot does in this moment; null lets it pass. */
export async function decide(game: Game, question: Question, loadMind?: LoadMind): Promise<string | null> {
  const { level, character, view, seat, owes, seed, ms } = question;
  const bot = await botOf(level);
  const random = fastRandom(seed);
  const isLong = takesLong(level);
  const rules = inCharacter(isLong ? await withMind(game, loadMind) : game, character);
  const move = bot(rules, view, seat, owes, random, ...(isLong ? [{ ...limitOf(level), ms, now }] : []));
  return move === undefined ? null : game.notation(move);
}

/** The strongest bot uses all of its time; the others would not be weaker without a limit of their own. */
function limitOf(level: string): { readonly iterations?: number } {
  const { iterations } = searchingOf(level) ?? {};
  return level === 'master' || iterations === undefined ? {} : { iterations };
}

function now(): number {
  return performance.now();
}

/** What searching takes is loaded when somebody searches. Where it cannot be, a bot that plays by taste is better than none. */
async function botOf(level: string): Promise<Bot> {
  if (isTasteBot(level)) return TASTE_BOTS[level];
  if (!isBotName(level)) return TASTE_BOTS.casual;
  try {
    return (await import('@samsara/engine/bots')).BOTS[level];
  } catch {
    return TASTE_BOTS.casual;
  }
}
