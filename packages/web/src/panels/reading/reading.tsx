import type { Card } from '@samsara/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cardName, useTable, wordsOn } from '../../contract/table-context.ts';
import { Picture } from '../../kit/card.tsx';
import { peekPlace } from './peek-place.ts';
import { watchPeeks } from './peeking.ts';
import './reading.css';

interface Read {
  readonly card: Card;
  /** Where the card lies. */
  readonly from: DOMRect;
  readonly isLeaving: boolean;
}

const LEAVING_MS = 120;

/** Cards to be read: the one that is looked at, large over its place; the one that is picked, in a corner or over the prompt. */
export function Reading() {
  const { view, picks } = useTable();
  const [read, setRead] = useState<Read | null>(null);
  useEffect(
    () =>
      watchPeeks(document.documentElement, (card, from) =>
        setRead((before) => {
          if (card !== null && from !== null) {
            return { card, from: from.getBoundingClientRect(), isLeaving: false };
          }
          return before === null ? null : { ...before, isLeaving: true };
        }),
      ),
    [],
  );
  useEffect(() => setRead(null), [view]);
  useEffect(() => {
    if (!read?.isLeaving) return;
    const timer = setTimeout(() => setRead(null), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [read]);
  const picked = picks.at(-1)?.card ?? null;
  return (
    <>
      {picked !== null && <PickedCard card={picked} />}
      {read !== null && <Peek key={read.card} {...read} />}
    </>
  );
}

function Peek({ card, from, isLeaving }: Read) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const { offsetWidth: width, offsetHeight: height } = current;
    const { left, top } = peekPlace(from, { width, height }, { width: innerWidth, height: innerHeight });
    const middle = { x: from.left + from.width / 2 - left, y: from.top + from.height / 2 - top };
    current.style.setProperty('left', `${left}px`);
    current.style.setProperty('top', `${top}px`);
    current.style.setProperty('transform-origin', `${middle.x}px ${middle.y}px`);
    current.style.setProperty('--from', String(from.width / width));
  }, [from]);
  return (
    <div ref={element} class={`peek${isLeaving ? ' is-leaving' : ''}`} aria-hidden="true">
      <Picture card={card} />
    </div>
  );
}

/** What a picked card does, where it has words: as a card in the corner, on narrow screens as a strip over the prompt. */
function PickedCard({ card }: { readonly card: Card }) {
  const table = useTable();
  const says = wordsOn(table, card);
  const strip = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const prompt = strip.current?.closest('.play')?.querySelector('.decision-bar');
    if (!prompt) return;
    const room = innerHeight - prompt.getBoundingClientRect().top;
    strip.current?.style.setProperty('--over', `${Math.round(room)}px`);
  });
  if (says === undefined) return null;
  return (
    <>
      <div class="reader" aria-hidden="true">
        <Picture card={card} />
      </div>
      <p ref={strip} class="reader-strip" aria-hidden="true">
        <b>{cardName(table, card, '')}</b> {says}
      </p>
    </>
  );
}
