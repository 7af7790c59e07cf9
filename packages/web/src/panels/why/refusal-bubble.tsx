import type { Refusal } from '@samsara/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pick } from '../../contract/board.ts';
import { useTable } from '../../contract/table-context.ts';
import { Icon } from '../../kit/icon.tsx';
import { openRules } from '../../kit/open-rules.ts';
import { useWords } from '../../texts/words.ts';
import { type Box, bubblePlace } from './bubble-place.ts';
import './refusal-bubble.css';

interface RefusalBubbleProps {
  readonly refusal: Refusal;
  /** What was tapped; null for a move made otherwise. */
  readonly at: Pick | null;
  close(): void;
}

/** Why an attempt is impossible, at the card that was tapped, and the way to the rule. */
export function RefusalBubble({ refusal, at, close }: RefusalBubbleProps) {
  const { texts, screen } = useTable();
  const words = useWords();
  const bubble = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    element.showPopover();
    const follow = () => place(element, at);
    follow();
    addEventListener('resize', follow);
    document.addEventListener('scroll', follow, true);
    return () => {
      removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, true);
    };
  }, [refusal, at]);
  return (
    <aside ref={bubble} class="why" popover="manual" aria-label={words.whyNot}>
      <p>{texts.refusal(refusal)}</p>
      {!screen.isFromOutside && (
        <button type="button" class="why-rule" onClick={() => openRules(refusal.clause)}>
          {words.rule(refusal.clause)}
        </button>
      )}
      <button type="button" class="button is-quiet" onClick={close} aria-label={words.close}>
        <Icon of="close" />
      </button>
    </aside>
  );
}

/** What somebody may press next. */
const WANTED = '.decision-bar, [data-wanted], .card.is-playable';
const PROMPT = '.decision-bar';
/** A card rises under a finger or a mouse by about so much of its width. */
const RISE = 0.16;

function place(bubble: HTMLElement, at: Pick | null): void {
  const stage = bubble.closest('.play');
  const wanted = [...(stage?.querySelectorAll(WANTED) ?? [])].map((each) => each.getBoundingClientRect());
  wanted.sort((a, b) => b.top - a.top);
  const tapped = at === null ? null : tappedBox(stage, at);
  const screen = { width: innerWidth, height: innerHeight };
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const { left, top, arrow, reach, isBelow } = bubblePlace(
    tapped ??
      stage?.querySelector(PROMPT)?.getBoundingClientRect() ??
      new DOMRect(screen.width / 2, screen.height / 2),
    size,
    screen,
    wanted,
  );
  bubble.classList.toggle('is-below', isBelow);
  bubble.classList.toggle('has-arrow', tapped !== null);
  for (const [name, length] of Object.entries({ left, top, '--arrow': arrow, '--reach': reach })) {
    bubble.style.setProperty(name, `${length}px`);
  }
}

/** The part of the tapped card or zone that can be seen, with the room it takes when it rises. */
function tappedBox(stage: Element | null, { zone, place, card }: Pick): Box | null {
  const holder = stage?.querySelector(`[data-zone="${zone}"]`);
  if (!holder) return null;
  // Of equal cards that lie on each other only the first one has its place.
  const found =
    holder.querySelector(`.card[data-place="${place}"]`) ??
    holder.querySelector(`.card[data-card="${card}"]`);
  const item = found?.closest('li');
  if (!found || !item) return (found ?? holder).getBoundingClientRect();
  const { left, right, top, bottom, width } = item.getBoundingClientRect();
  const own = found.getBoundingClientRect();
  const cover = item.nextElementSibling?.firstElementChild?.getBoundingClientRect();
  const isCovered = cover !== undefined && cover.left < own.right && own.left < cover.right;
  const from = isCovered && cover.left < own.left ? cover.right : Math.min(left, own.left);
  const to = isCovered && cover.left > own.left ? cover.left : Math.max(right, own.right);
  const rises = RISE * Math.max(width, own.width);
  return { left: from, width: to - from, top: top - rises, height: bottom - top + rises };
}
