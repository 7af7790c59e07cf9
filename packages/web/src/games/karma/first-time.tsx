import { signal } from '@preact/signals';
import type { Card } from '@samsara/engine';
import { CARDS, isKarmaCard } from '@samsara/engine/games/karma/cards';
import type { KarmaCard } from '@samsara/engine/games/karma/texts/words';
import { MiniCard } from './mini-card.tsx';
import { type KarmaBoardProps, nameOf } from './props.ts';

const PLACE = 'samsara-karma-explained';

/** The Karma cards this person has had explained, on this device. */
const explained = signal<readonly string[]>(readExplained());

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
      <button type="button" class="button" aria-label={words.understood} onClick={() => remember(card)}>
        ✓
      </button>
    </div>
  );
}

function isTableZone(zone: string): boolean {
  return zone.startsWith('open:') || zone.startsWith('hidden:');
}

function isNew(card: Card): boolean {
  return isKarmaCard(card) && !explained.value.includes(CARDS[card]);
}

function remember(card: Card): void {
  explained.value = [...explained.value, CARDS[card]];
  try {
    localStorage.setItem(PLACE, JSON.stringify(explained.value));
  } catch {
    // Where nothing may be stored, the card explains itself again next time.
  }
}

function readExplained(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
