import type { Card } from '@samsara/engine';
import { FREE_CHOICE, KIND_OF, KINDS, NINE, SIX, type View } from '@samsara/engine/games/stop/rules';
import { explainedIn } from '../../../kit/first-time/explained.ts';

/** Numbers without a function need no words. ST-30 */
const PLAIN: readonly string[] = ['1', '3', '4', '5', '7', '8'];

const explained = explainedIn('stop');

/** What the card that was just laid is explained as; 6 and 9 are one thing. */
function subject(card: Card): string {
  if (card === FREE_CHOICE) return 'free-choice';
  return KIND_OF[card] === NINE ? KINDS[SIX].id : KINDS[KIND_OF[card]].id;
}

/** A card on top of the pile that has never been explained here. */
export function unexplained({ pile }: View): Card | undefined {
  return pile.slice(-2).find((card, place, shown) => {
    const lies = card === FREE_CHOICE || place === shown.length - 1;
    return lies && !PLAIN.includes(subject(card)) && !explained.known.value.has(subject(card));
  });
}

export function markExplained(card: Card): void {
  explained.learn(subject(card));
}
