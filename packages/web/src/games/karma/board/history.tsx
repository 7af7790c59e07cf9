import type { Card } from '@samsara/engine';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Picture } from '../../../kit/card.tsx';
import './history.css';
import { type KarmaBoardProps, nameOf, places } from '../props.ts';

interface HistoryProps {
  readonly props: KarmaBoardProps;
  /** In the order in which they are shown. */
  readonly cards: readonly Card[];
  readonly title: string;
  /** What the button shows and says. */
  readonly children: ComponentChildren;
}

/** A button that fans out all cards of a pile which everybody may see. */
export function History({ props, cards, title, children }: HistoryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        class="karma-fan-out"
        disabled={cards.length === 0}
        aria-haspopup="dialog"
        title={title}
        onClick={() => dialog.current?.showModal()}
      >
        {children}
      </button>
      <dialog class="karma-history on-paper" ref={dialog} aria-label={title}>
        <form method="dialog">
          <h2>{title}</h2>
          <button type="submit" class="button">
            {props.words.close}
          </button>
        </form>
        <ol>
          {places(cards.length).map((place) => (
            <li key={place}>
              <Picture card={cards[place]} />
              <span class="unseen">{nameOf(props, cards[place])}</span>
            </li>
          ))}
        </ol>
      </dialog>
    </>
  );
}
