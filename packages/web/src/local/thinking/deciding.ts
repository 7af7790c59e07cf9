import {
  type Bot,
  fastRandom,
  type Game,
  inCharacter,
  isBotName,
  isTasteBot,
  type Mind,
  searchingOf,
  TASTE_BOTS,
  takesLong,
} from '@samsara/engine';
import type { Question } from '../worker/plan.ts';

/** Loads what the strongest bot has learned about a game. */
export type LoadMind = () => Promise<Mind>;

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

let learned: { readonly game: Game; readonly withMind: Game } | undefined;

/** Where it cannot be loaded, the strongest bot thinks without. */
async function withMind(game: Game, loadMind: LoadMind | undefined): Promise<Game> {
  if (loadMind === undefined) return game;
  if (learned?.game === game) return learned.withMind;
  try {
    learned = { game, withMind: { ...game, mind: await loadMind() } };
    return learned.withMind;
  } catch {
    return game;
  }
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
