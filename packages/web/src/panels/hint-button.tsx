import { fastRandom, findMove, type Seat } from '@samsara/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Offer, Pick } from '../contract/board.ts';
import type { LocalPart, Session } from '../session/session.ts';
import { useWords, type Words } from '../texts/words.ts';
import './hint-button.css';
import { type Table, useTable } from '../contract/table-context.ts';
import { announce } from '../kit/live-region.tsx';

/** A move somebody strong would make, or null to let the moment pass. */
type Advice = { readonly offer: Offer | null } | 'none' | 'asked';

/** Asks a strong bot; what it would do is named and its cards are picked, and a second tap does it. */
export function HintButton({ session, local }: { readonly session: Session; readonly local: LocalPart }) {
  const table = useTable();
  const words = useWords();
  const [advice, setAdvice] = useState<Advice>('none');
  const { seat, view, owes, offers } = table;
  // Advice holds as long as the same moves are possible.
  const possible = offers.map(({ text }) => text).join();
  const latest = useRef(possible);
  latest.current = possible;
  useEffect(() => setAdvice('none'), [possible]);
  if (seat === null) return null;
  const ask = async () => {
    setAdvice('asked');
    // Nobody acts while the answer is thought about.
    local.stand(true);
    const text = await local.advise(view, seat, owes);
    local.stand(false);
    if (latest.current !== possible) return;
    const offer = text === null ? null : offerOf(table, seat, text);
    setAdvice({ offer });
    announce(spokenOf(offer, words));
    const picks = offer === null ? [] : picksFor(table, offer);
    if (picks.length > 0) table.pickAll(picks);
  };
  const press = () => {
    if (advice === 'none') void ask();
    else if (advice !== 'asked' && advice.offer !== null)
      void session.order({ type: 'move', move: advice.offer.text });
  };
  const waiting = { none: words.hint, asked: words.thinking };
  const label = typeof advice === 'string' ? waiting[advice] : spokenOf(advice.offer, words);
  return (
    <button
      type="button"
      class="button is-hint"
      aria-busy={advice === 'asked'}
      aria-label={label}
      onClick={press}
    >
      <span>{isOffered(table, advice) ? `${words.hint} ✓` : label}</span>
    </button>
  );
}

/** Does the button beside it say the same, for the cards that are picked? */
function isOffered({ completed }: Table, advice: Advice): boolean {
  return typeof advice !== 'string' && completed.length === 1 && completed[0].text === advice.offer?.text;
}

function spokenOf(offer: Offer | null, words: Words): string {
  return offer === null ? words.hintNothing : words.hintIs(offer.label);
}

/** The move as it would be offered, also if the board leaves it out for now. */
function offerOf({ screen, view, texts, names }: Table, seat: Seat, text: string): Offer | null {
  const state = screen.game.imagine(view, fastRandom(1));
  const move = findMove(screen.game, state, seat, text);
  return move === undefined
    ? null
    : { move, text, label: texts.move(move, names), use: screen.use(move, view, seat) };
}

/** The cards on the table that a move takes; none if it takes none. */
function picksFor({ screen, view }: Table, { use }: Offer): Pick[] {
  if (use === null) return [];
  const { zone, place, cards = [] } = use;
  if (place !== undefined) return [{ zone, card: null, place }];
  const [kind, owner] = zone.split(':');
  const held = kind === 'hand' ? screen.hand(view, Number(owner)).cards : null;
  const left = held?.map((card, at) => ({ zone, card, place: at })) ?? drawnIn(zone);
  return cards.flatMap((card) => {
    const at = left.findIndex((pick) => pick.card === card);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** The cards that are drawn in a zone. */
function drawnIn(zone: string): Pick[] {
  const drawn = document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] [data-card]`);
  return [...drawn].map(({ dataset }) => ({
    zone,
    card: dataset.card ? Number(dataset.card) : null,
    place: Number(dataset.place),
  }));
}
