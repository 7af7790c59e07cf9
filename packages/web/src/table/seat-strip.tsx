import type { Seat } from '@samsara/engine';
import { useWords } from '../texts/words.ts';
import { ClockRing } from './clock-ring.tsx';
import './seat-strip.css';
import { useTable } from './table-context.ts';

/** All other seats clockwise from the one at the bottom. */
export function SeatStrip() {
  const { perspective, seats } = useTable();
  const words = useWords();
  const others = seats.map((_, step) => (perspective + step) % seats.length).slice(1);
  return (
    <ul class="seat-strip" aria-label={words.otherPlayers} style={{ '--seats': others.length }}>
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
  const words = useWords();
  const { screen, view, names, seats, deciding, clock, outcome } = table;
  const { SeatDetail } = screen;
  const zone = `seat:${seat}`;
  const { count } = screen.hand(view, seat);
  const { kind, present, level } = seats[seat];
  const isAsked = outcome === null && deciding.includes(seat);
  const accepts = table.accepts(zone);
  const classes = ['seat-plate'];
  if (isAsked) classes.push('is-asked');
  if (accepts) classes.push('is-accepting');
  if (!present) classes.push('is-away');
  const sign = kind === 'bot' || level !== null ? words.botSign : present ? '' : words.away;
  return (
    <div class={classes.join(' ')} data-zone={zone}>
      <div class="seat-head">
        <span class="seat-name">
          {names.seats[seat]}
          {sign !== '' && <small class="seat-sign">{sign}</small>}
        </span>
        <span class="seat-count" data-zone={`hand:${seat}`} title={words.cardsInHand(count)}>
          <span aria-hidden="true">🂠 {count}</span>
          <span class="unseen">{words.cardsInHand(count)}</span>
        </span>
        {isAsked && clock !== null && <ClockRing clock={clock} />}
        {isAsked && clock === null && <span class="turn-mark" aria-hidden="true" />}
        {isAsked && <span class="unseen">{words.isAsked}</span>}
      </div>
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
