import type { Seat } from '@samsara/engine';
import type { Order } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { LevelOptions } from '../setup/seat-fields.tsx';
import { lobbyCatalogue } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';

const NEW_BOT = 'casual';

interface WaitingRoomSeatProps {
  readonly seat: Seat;
  readonly state: TableState;
  order(given: Order): unknown;
}

/** Who sits on one seat, and what the host can do about it. */
export function WaitingRoomSeat({ seat, state: { info, you }, order }: WaitingRoomSeatProps) {
  const words = useWords();
  const { kind, name, level, ready, present } = info.seats[seat];
  const title = kind === 'open' ? words.openSeat : (name ?? words.botName(seat + 1));
  const isChosen = you.host && kind === 'bot';
  const signs = [
    seat === you.seat ? words.you : '',
    level === null || isChosen ? '' : (words.levels[level] ?? level),
    kind === 'person' ? (ready ? `✓ ${words.isReady}` : words.isNotReady) : '',
    kind === 'person' && !present ? words.away : '',
  ];
  return (
    <div class={`gathering-seat is-${kind}`}>
      <span>
        <b>{title}</b> <small>{signs.filter((sign) => sign !== '').join(' · ')}</small>
      </span>
      {isChosen && level !== null && (
        <select
          aria-label={lobbyCatalogue.current.value?.levelOf(seat + 1)}
          value={level}
          onChange={(event) => order({ type: 'seat', seat, level: event.currentTarget.value })}
        >
          <LevelOptions />
        </select>
      )}
      {you.host && seat !== you.seat && (
        <button
          type="button"
          class="button is-quiet"
          onClick={() =>
            order(
              kind === 'person'
                ? { type: 'remove', seat }
                : { type: 'seat', seat, level: kind === 'open' ? NEW_BOT : null },
            )
          }
        >
          {kind === 'open' ? words.addBot : kind === 'bot' ? words.makeOpen : words.removePerson}
        </button>
      )}
    </div>
  );
}
