import type { Outcome, Seat } from '@samsara/engine';
import type { CSSProperties } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import { Face } from '../kit/faces/face.tsx';
import { facesAt } from '../kit/faces/faces.ts';

/** More faces than this side by side are no picture any more. */
const MOST_HEROES = 3;

/** Whoever won, before the wheel; your own face alone if you are one of several. Without a result the wheel stands still. */
export function Winners({ outcome, seat }: { readonly outcome: Outcome | null; readonly seat: Seat | null }) {
  const { seats } = useTable();
  const winners = outcome?.winners ?? [];
  const own = winners.filter((each) => each === seat);
  const shown = (own.length > 0 && winners.length > 2 ? own : winners).slice(0, MOST_HEROES);
  return (
    <div class="end-heroes" aria-hidden="true" data-count={shown.length}>
      <span class="end-rays" />
      {shown.length === 0 && <span class="end-wheel" />}
      {shown.map((winner) => (
        <Hero key={winner} seat={winner} face={facesAt(seats)[winner]} />
      ))}
    </div>
  );
}

/** A face that comes from where it sat. */
function Hero({ seat, face }: { readonly seat: Seat; readonly face: number | null }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const hero = element.current;
    const from = document
      .querySelector(`.play .seat-strip [data-zone="hand:${seat}"]`)
      ?.getBoundingClientRect();
    if (hero === null || from === undefined || from.width === 0) return;
    const to = hero.getBoundingClientRect();
    hero.style.setProperty('--from-x', `${from.left + from.width / 2 - to.left - to.width / 2}px`);
    hero.style.setProperty('--from-y', `${from.top + from.height / 2 - to.top - to.height / 2}px`);
  }, [seat]);
  return (
    <span class="end-hero" ref={element}>
      <Face of={face} seat={seat} mood="glad" />
    </span>
  );
}

const PETALS = 36;

/** What falls for whoever won: petals, signs, sparks or leaves, as the game has it. Without motion it hangs as a garland. */
export function Petals() {
  return (
    <div class="end-petals" aria-hidden="true">
      {Array.from({ length: PETALS }, (_, i) => (
        <i key={i} style={fall(i)} />
      ))}
    </div>
  );
}

/** Scattered by multiples of the golden ratio, so that no two fall together. */
function fall(i: number): CSSProperties {
  const [across, late, long] = [0.618, 0.382, 0.786].map((step) => ((i + 1) * step) % 1);
  return {
    '--i': i,
    '--x': across.toFixed(3),
    '--late': `${Math.round(late * 700)}ms`,
    '--long': `${Math.round(1600 + long * 800)}ms`,
    '--turn': `${Math.round(across * 540 - 270)}deg`,
  } as CSSProperties;
}
