import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import { keyName, keyOf } from '../input/keys/keys.ts';
import { announce } from '../kit/live-region.tsx';
import type { Holding } from '../session/session.ts';
import { useWords } from '../texts/words.ts';
import './held-move.css';

/** The move that is about to be sent: pressed again it goes at once, and it can be taken back. */
export function HeldMove({ holding }: { readonly holding: Holding }) {
  const words = useWords();
  const first = useRef<HTMLButtonElement>(null);
  const held = holding.held.value;
  const { view } = useTable();
  useEffect(() => holding.lookAt(view), [view]);
  useEffect(() => {
    if (held === null) return;
    announce(`${words.aboutTo(held.offer.label)}. ${words.takeMoveBack}: ${keyName(keyOf('undo'))}.`);
    // The button that made the move is gone; a card keeps the focus.
    if (document.activeElement === document.body) first.current?.focus();
  }, [held]);
  const takeBack = () => {
    holding.takeBack();
    // This button is gone then, and the hand can be played again.
    setTimeout(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('.hand .card')?.focus();
    });
  };
  if (held === null) return null;
  return (
    <>
      <button
        ref={first}
        type="button"
        class="button is-main is-waiting"
        style={{ '--wait': `${held.ms}ms` }}
        onClick={holding.sendNow}
      >
        {held.offer.label}
      </button>
      <button type="button" class="button" onClick={takeBack}>
        {words.takeMoveBack}
      </button>
    </>
  );
}
