import { CARDS, FREE_CHOICE, KINDS, type KindId, SCORE_OF } from '../cards.ts';
import { scoresAt } from '../penalties.ts';
import type { View } from '../view.ts';

export interface CardTexts {
  /** What a kind of card does; nothing for plain numbers. */
  readonly effects: Readonly<Partial<Record<KindId | 'free-choice', string>>>;
  readonly plain: string;
  score(points: number): string;
}

/** What every card does and counts, by its word, officially and at a table. ST-25, ST-26, ST-30 to ST-55, STR-72 */
export function abilityTexts(texts: CardTexts) {
  const abilities = abilitiesIn(texts, SCORE_OF);
  const abilitiesAt = ({ options }: View) => {
    const scores = scoresAt(options);
    return scores === SCORE_OF ? abilities : abilitiesIn(texts, scores);
  };
  return { abilities, abilitiesAt };
}

function abilitiesIn(
  { effects, plain, score }: CardTexts,
  scores: readonly number[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CARDS.map((word, card) => {
      const kind = card === FREE_CHOICE ? 'free-choice' : KINDS[card % KINDS.length].id;
      return [word, `${effects[kind] ?? plain} ${score(scores[card])}`];
    }),
  );
}
