import type { Game } from '@samsara/engine';
import { cardsCalled, type GameTexts } from '@samsara/engine/texts';
import { textsOf } from '../input/game-choice.ts';
import { UnknownWord } from '../input/unknown-word.ts';
import { clauseNamed } from './clauses.ts';

/** Something about a game that can be explained. */
export type Topic =
  | { readonly type: 'clause'; readonly clause: string }
  | { readonly type: 'option'; readonly key: string }
  /** With the clauses that speak of the card. */
  | { readonly type: 'card'; readonly card: string; readonly clauses: readonly string[] }
  | { readonly type: 'refusal'; readonly code: string; readonly clause: string };

/** What a word means: a clause, a card by its word or its name (all that share it), an option, or the code of a refusal. */
export function topicsCalled(game: Game, texts: GameTexts, word: string): Topic[] {
  const wanted = plain(word);
  const isMeant = (name: string) => plain(name) === wanted;
  const clause = clauseNamed(texts, word);
  if (clause) return [{ type: 'clause', clause }];
  const cards = cardsCalled(texts, word);
  if (cards.length > 0)
    return cards.map((card) => ({ type: 'card', card, clauses: clausesNaming(textsOf(game, 'en'), card) }));
  const key = Object.keys(game.meta.options).find((id) => isMeant(id) || isMeant(texts.options[id].name));
  if (key) return [{ type: 'option', key }];
  const code = Object.keys(game.refusals).find(isMeant);
  return code === undefined ? [] : [{ type: 'refusal', code, clause: game.refusals[code] }];
}

/** Clauses in which the card's name stands as a word of its own; in English, so that every language finds the same. */
function clausesNaming(texts: GameTexts, card: string): string[] {
  const escaped = plain(texts.cards[card]).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const asWord = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}])`, 'u');
  return Object.keys(texts.rules).filter((clause) => asWord.test(plain(texts.rules[clause])));
}

/** Clauses that hold all of these words, in any order; accents and case do not matter. */
export function clausesWith(texts: GameTexts, wanted: string): string[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return Object.keys(texts.rules).filter((clause) => {
    const text = plain(`${clause} ${texts.rules[clause]}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** A word that is no topic. */
export function unknownTopic(game: Game, texts: GameTexts, word: string): UnknownWord {
  return new UnknownWord(word, wordsNear(game, texts, word));
}

const MOST_SUGGESTIONS = 4;
const FARTHEST = 0.5;

/** What may have been meant, nearest first. */
function wordsNear(game: Game, texts: GameTexts, word: string): string[] {
  const known = [
    ...Object.keys(texts.rules),
    ...Object.keys(texts.cards),
    ...Object.values(texts.cards),
    ...Object.keys(game.meta.options),
    ...Object.keys(game.refusals),
  ];
  return [...new Set(known)]
    .map((name) => ({
      name,
      far: editsBetween(plain(word), plain(name)) / Math.max(word.length, name.length),
    }))
    .filter(({ far }) => far <= FARTHEST)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ name }) => name);
}

const LONGEST_COMPARED = 60;

/** Letters to change, leave out or put in (Levenshtein). */
function editsBetween(a: string, b: string): number {
  const from = a.slice(0, LONGEST_COMPARED);
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (from[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
