import type { Card } from '@samsara/engine';
import { CARDS, isKarmaCard, type KarmaCard } from '@samsara/engine/games/karma/rules';
import { explainedIn } from '../../../kit/first-time/explained.ts';
import { useExplaining } from '../../../kit/first-time/explaining.ts';
import { MiniCard } from '../art/mini-card.tsx';
import { waitOf } from '../moment.ts';
import { type KarmaBoardProps, nameOf } from '../props.ts';

const explained = explainedIn('karma');

/** A Karma card explains itself when it appears for the first time, on the pile or in your own hand; the note goes away by itself. */
export function FirstTime(props: KarmaBoardProps) {
  const { view, seat, words, picks, isReplay } = props;
  // While cards are picked, their place says what they would do.
  const mayExplain = !isReplay && (picks.length === 0 || waitOf(view)?.shape === 'sealed');
  const hand = seat === null ? [] : (view.seats[seat].hand ?? []);
  const card = mayExplain
    ? [view.pileTop, ...hand].find((each): each is Card => each !== null && isNew(each))
    : undefined;
  useExplaining(card === undefined ? null : CARDS[card], explained.learn);
  if (card === undefined) return null;
  return (
    <div class="karma-first-time first-note on-paper" role="note">
      <MiniCard card={card} />
      <p>
        <b>{nameOf(props, card)}.</b> {words.abilities[CARDS[card] as KarmaCard]}
      </p>
      <button
        type="button"
        class="button"
        aria-label={words.understood}
        onClick={() => explained.learn(CARDS[card])}
      >
        ✓
      </button>
    </div>
  );
}

function isNew(card: Card): boolean {
  return isKarmaCard(card) && !explained.known.value.has(CARDS[card]);
}
