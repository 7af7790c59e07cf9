import type { Seat } from '@samsara/engine';
import { useEffect, useRef } from 'preact/hooks';
import { ClockRing } from '../kit/clock-ring.tsx';
import { Later } from '../shell/lazy.tsx';
import { useWords } from '../texts/words.ts';
import './seat-strip.css';
import { useTable } from '../contract/table-context.ts';

/** With more others than this, each is drawn narrower on a phone; more than a crowd stand in two rows there. */
const MANY_SEATS = 3;
const CROWD = 5;

/** All other seats clockwise from the one at the bottom. */
export function SeatStrip() {
  const { perspective, seats } = useTable();
  const words = useWords();
  const others = seats.map((_, step) => (perspective + step) % seats.length).slice(1);
  const isCrowd = others.length > CROWD;
  return (
    <ul
      class={`seat-strip${others.length > MANY_SEATS ? ' is-many' : ''}${isCrowd ? ' is-crowd' : ''}`}
      aria-label={words.otherPlayers}
      style={{ '--seats': others.length, '--columns': Math.ceil(others.length / (isCrowd ? 2 : 1)) }}
    >
      {others.map((seat) => (
        <li key={seat}>
          <SeatPlate seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** Name, count of cards, presence, turn and clock of one seat, and what its game adds. */
export function SeatPlate({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  // The viewer's own name and count need no words: the hand lies below.
  const isOwn = seat === table.names.you;
  const words = useWords();
  const { screen, view, names, seats, deciding, clock, outcome } = table;
  const { SeatDetail } = screen;
  const zone = `seat:${seat}`;
  const { count, cards } = screen.hand(view, seat);
  const { kind, present, level } = seats[seat];
  const isAsked = outcome === null && deciding.includes(seat);
  const accepts = table.accepts(zone);
  const classes = ['seat-plate'];
  if (isAsked) classes.push('is-asked');
  if (accepts) classes.push('is-accepting');
  if (!present) classes.push('is-away');
  if (isAsked && clock !== null) classes.push('is-timed');
  const plate = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) plate.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isAsked]);
  const isBot = kind === 'bot' || level !== null;
  return (
    <div ref={plate} class={classes.join(' ')} data-zone={zone}>
      {!isOwn && (
        <div class="seat-head">
          <span class="seat-name">{names.seats[seat]}</span>
          {isBot && <BotSign label={words.botSign} />}
          {!present && <small class="seat-sign">{words.away}</small>}
          <span class="seat-count" data-zone={`hand:${seat}`} title={words.cardsInHand(count)}>
            <span aria-hidden="true" class="small-card" />
            <span aria-hidden="true">{count}</span>
            <span class="unseen">{words.cardsInHand(count)}</span>
          </span>
          {isAsked && clock !== null && <ClockRing clock={clock} />}
          {isAsked && clock === null && <span class="turn-mark" aria-hidden="true" />}
          {isAsked && <span class="unseen">{words.isAsked}</span>}
        </div>
      )}
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

/** A small head that says that a bot plays here. */
function BotSign({ label }: { readonly label: string }) {
  return (
    <svg class="bot-sign" viewBox="0 0 16 16" role="img" aria-label={label}>
      <path d="M8 1v3" />
      <rect x="2.5" y="4" width="11" height="9" rx="2.5" />
      <path d="M6 7.5v1.5M10 7.5v1.5" />
    </svg>
  );
}
