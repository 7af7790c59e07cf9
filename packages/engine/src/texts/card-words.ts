import { BadInput } from '../kernel/bad-input.ts';
import type { PlayTexts } from './game-texts.ts';

type CardNames = Pick<PlayTexts, 'cards' | 'shortCards'>;
type Names = CardNames & Pick<PlayTexts, 'kinds'>;

/**
 * An attempt with the names of cards as a language shows them, turned into the words of moves: `play Stapel an Mitspieler
 * geben` becomes `play give`. The verb and everything else stay as they are. A name of several cards throws `BadInput`.
 */
export function withCardWords(texts: Names, attempt: string): string {
  const known = idsByName({ ...texts, cards: { ...texts.cards, ...texts.kinds } });
  const longest = Math.max(...[...known.keys()].map((name) => name.split('-').length));
  const [verb, ...words] = attempt.trim().split(/\s+/);
  const spelt = [verb];
  for (let from = 0; from < words.length; ) {
    const name = longestName(words, from, longest, known);
    spelt.push(name === undefined ? words[from] : name.id);
    from += name?.length ?? 1;
  }
  return spelt.join(' ');
}

/** The longest name that begins with this word, and how many words it has. */
function longestName(
  words: readonly string[],
  from: number,
  longest: number,
  known: ReadonlyMap<string, readonly string[]>,
): { readonly id: string; readonly length: number } | undefined {
  for (let length = Math.min(longest, words.length - from); length > 0; length--) {
    const said = words.slice(from, from + length).join(' ');
    const ids = known.get(plainName(said)) ?? [];
    if (ids.length > 1) throw new BadInput('ambiguous-card', said, ids.join(', '));
    if (ids.length === 1) return { id: ids[0], length };
  }
  return undefined;
}

/** The ids of the cards with this name, long or short: several if they share it. */
export function cardsCalled(texts: CardNames, name: string): readonly string[] {
  return idsByName(texts).get(plainName(name)) ?? [];
}

/** By plain name; the word of a card means that card, whatever else is called so. */
function idsByName({ cards, shortCards = {} }: CardNames): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, id: string) => {
    const ids = found.get(name);
    if (ids === undefined) found.set(name, [id]);
    else if (!ids.includes(id)) ids.push(id);
  };
  for (const names of [cards, shortCards]) {
    for (const [id, name] of Object.entries(names)) {
      add(plainName(name), id);
      add(plainName(withoutUmlauts(name)), id);
    }
  }
  for (const id of Object.keys(cards)) found.set(plainName(id), [id]);
  return found;
}

/** Without case, accents, quotes and brackets; words are joined by hyphens, however they were separated. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/['’‘`]/g, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}+]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** As German is written on keyboards without them. */
function withoutUmlauts(name: string): string {
  return name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
}
