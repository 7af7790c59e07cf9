import type { Card } from '@samsara/engine';
import { CARDS, isKarmaCard } from '@samsara/engine/games/karma/cards';
import type { KarmaCard } from '@samsara/engine/games/karma/texts/words';
import { explainedIn } from '../../table/explained.ts';
import { MiniCard } from './mini-card.tsx';
import { type KarmaBoardProps, nameOf } from './props.ts';

const explained = explainedIn('karma');

/** A Karma card explains itself when it appears for the first time, on the pile or in the own hand. */
export function FirstTime(props: KarmaBoardProps) {
  const { view, seat, words } = props;
  const hand = seat === null ? [] : (view.seats[seat].hand ?? []);
  const card = [view.pileTop, ...hand].find((each): each is Card => each !== null && isNew(each));
  if (card === undefined) return null;
  // On a phone it lies over the own table cards, so that the pile stays in sight, unless they are to be played.
  const usesTable = props.offers.some(({ use }) => use !== null && isTableZone(use.zone));
  return (
    <div class={`karma-first-time${usesTable ? '' : ' is-below'}`} role="note">
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

function isTableZone(zone: string): boolean {
  return zone.startsWith('open:') || zone.startsWith('hidden:');
}

function isNew(card: Card): boolean {
  return isKarmaCard(card) && !explained.known.value.has(CARDS[card]);
}
