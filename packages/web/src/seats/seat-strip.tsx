import type { Seat } from '@samsara/engine';
import type { ComponentChildren } from 'preact';
import { useTable } from '../contract/table-context.ts';
import { AtRest } from '../kit/at-rest.tsx';
import { bubbles } from '../kit/bubbles.ts';
import { Later } from '../shell/lazy.tsx';
import { useWords } from '../texts/words.ts';
import './seat-strip.css';
import './pod.css';
import { isLively } from './lively.ts';
import { LOWER_ROW, type Place, type Point, placesOf, TWO_ROWS_FROM, towards } from './places.ts';
import { isAsked, Pod, PodFace } from './pod.tsx';
import { TurnWheel } from './turn-wheel.tsx';

/** From so many others on, faces are smaller on some screen. */
const SMALLER_FROM = [4, 5, 6, 7, 9];
/** Where whoever looks sits, and the middle of the table. */
const BELOW: Point = [50, 95];
const MIDDLE: Point = [50, 45];

/** Bubbles open towards the middle. */
export const OPENS_LEFT = {
  '--bubble-left': 'auto',
  '--bubble-right': 'var(--bubble-away)',
  '--tail-left': 'auto',
  '--tail-right': '-5px',
};

/** Everybody else round the table, clockwise from the one at the bottom, whose face is in the corner. */
export function SeatStrip() {
  const table = useTable();
  const { perspective, seats, names } = table;
  const words = useWords();
  const others = seats.map((_, step) => (perspective + step) % seats.length).slice(1);
  const places = placesOf(others.length);
  const placeOf = (seat: Seat) => (seat === perspective ? BELOW : places[others.indexOf(seat)].lying);
  const looksAt = (seat: Seat) => {
    const [asked] = table.deciding;
    const isElsewhere = asked !== undefined && asked !== seat;
    return looking(towards(placeOf(seat), isElsewhere ? placeOf(asked) : MIDDLE));
  };
  const classes = ['seat-strip', ...SMALLER_FROM.filter((n) => others.length >= n).map((n) => `from-${n}`)];
  if (others.length >= TWO_ROWS_FROM) classes.push('is-crowd');
  if (isLively.value) classes.push('is-lively');
  return (
    <>
      <AtRest key="life" load={() => import('./talk/life.ts')}>
        {({ Life }) => <Life />}
      </AtRest>
      <ul class={classes.join(' ')} aria-label={words.otherPlayers}>
        {others.map((seat, i) => (
          <li key={seat} style={{ ...placed(places[i]), ...looksAt(seat) }}>
            <SeatPlate seat={seat} />
          </li>
        ))}
      </ul>
      {names.you !== null && names.you === perspective && (
        <div
          class={`own-face${isLively.value ? ' is-lively' : ''}${isAsked(table, names.you) ? ' is-asked' : ''}`}
          aria-hidden="true"
          style={looksAt(names.you)}
        >
          <PodFace seat={names.you} />
        </div>
      )}
      <TurnWheel />
    </>
  );
}

/** One seat: who it is, and what its game adds. The viewer's own name and count need no words: the hand lies below. */
export function SeatPlate({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const words = useWords();
  const { screen, view, names, seats } = table;
  const { SeatDetail } = screen;
  const zone = `seat:${seat}`;
  const isOwn = seat === names.you;
  const { cards } = screen.hand(view, seat);
  const accepts = table.accepts(zone);
  const classes = ['seat-plate'];
  if (isOwn) classes.push('is-own');
  if (isAsked(table, seat)) classes.push('is-asked');
  if (accepts) classes.push('is-target');
  if (!seats[seat].present) classes.push('is-away');
  return (
    <div class={classes.join(' ')} data-zone={zone}>
      {!isOwn && <Pod seat={seat} />}
      {!isOwn && cards !== null && (
        <Later load={() => import('./aside/open-hand.tsx')}>
          {({ OpenHand }) => <OpenHand name={names.seats[seat]} cards={cards} />}
        </Later>
      )}
      {SeatDetail && (
        <div class="seat-detail">
          <SeatDetail {...table} of={seat} />
        </div>
      )}
      {!isOwn && <Bubble isLatest={isLatest(seat)}>{bubbles.value.get(seat)}</Bubble>}
      {accepts && (
        <button
          type="button"
          class="zone-target"
          aria-label={words.here(names.seats[seat])}
          onClick={() => table.tapZone(zone)}
        />
      )}
    </div>
  );
}

function isLatest(seat: Seat): boolean {
  return [...bubbles.value.keys()].at(-1) === seat;
}

interface BubbleProps {
  /** Small screens have room for one. */
  readonly isLatest: boolean;
  readonly children: ComponentChildren;
}

/** What somebody says; the live region has read it. */
function Bubble({ isLatest, children }: BubbleProps) {
  if (children === undefined) return null;
  return (
    <p class={isLatest ? 'bubble' : 'bubble is-earlier'} aria-hidden="true" key={String(children)}>
      {children}
    </p>
  );
}

/** The place on each kind of screen, for the style sheet to choose from. */
function placed({ lying, tablet, phone }: Place) {
  return {
    '--lying-x': `${lying[0]}%`,
    '--lying-y': `${lying[1]}%`,
    '--tablet-x': `${tablet[0]}%`,
    '--tablet-y': `${tablet[1]}%`,
    '--phone-x': `${phone[0]}%`,
    '--phone-room': `${lying[0] > MIDDLE[0] ? phone[0] : 100 - phone[0]}vw`,
    '--phone-y': phone[1] === LOWER_ROW ? 'var(--lower-row)' : `calc(${phone[1]} * var(--u))`,
    ...(lying[0] > MIDDLE[0] ? OPENS_LEFT : {}),
  };
}

function looking([x, y]: Point) {
  return { '--look-x': x.toFixed(2), '--look-y': y.toFixed(2) };
}
