import type { DayClock } from '@samsara/protocol';
import './planner-fields.css';
import { useOverDaysWords } from './words.ts';

interface DaysFieldsProps {
  /** null at one sitting. */
  readonly days: DayClock | null;
  change(days: DayClock | null): void;
}

const TURNS = [1, 3, 7] as const;
const RESERVES = [0, 1, 3, 7, 14];

/** How long somebody has for a move: at one sitting, or over days. */
export function DaysFields({ days, change }: DaysFieldsProps) {
  const words = useOverDaysWords();
  return (
    <>
      <fieldset class="variants days-choice">
        <legend>{words.pace}</legend>
        <div>
          <label>
            <input type="radio" name="pace" checked={days === null} onChange={() => change(null)} />
            <span>{words.oneSitting}</span>
          </label>
          {TURNS.map((turn) => (
            <label key={turn}>
              <input
                type="radio"
                name="pace"
                checked={days?.turn === turn}
                aria-describedby="pace-explains"
                onChange={() => change({ ...(days ?? usualDays()), turn })}
              />
              <span>{words.perMove(turn)}</span>
            </label>
          ))}
        </div>
        <p id="pace-explains">{words.paceExplains}</p>
      </fieldset>
      {days !== null && <MoreOfDays days={days} change={change} />}
    </>
  );
}

function MoreOfDays({ days, change }: { readonly days: DayClock; change(days: DayClock): void }) {
  const words = useOverDaysWords();
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          checked={days.weekends_off}
          onChange={(event) => change({ ...days, weekends_off: event.currentTarget.checked })}
        />
        <span>
          {words.weekendsOff}
          <small>{words.weekendsOffExplains}</small>
        </span>
      </label>
      <label class="field">
        <span>
          {words.reserve}
          <small>{words.reserveExplains}</small>
        </span>
        <select
          value={days.reserve}
          onChange={(event) => change({ ...days, reserve: Number(event.currentTarget.value) })}
        >
          {RESERVES.map((reserve) => (
            <option key={reserve} value={reserve}>
              {reserve === 0 ? words.noReserve : words.days(reserve)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

const QUARTER = 15;

/** The table's days begin as they do now where it is planned. */
function usualDays(): DayClock {
  const offset = Math.round(-new Date().getTimezoneOffset() / QUARTER) * QUARTER;
  return { turn: 3, reserve: 3, weekends_off: false, utc_offset_min: offset === 0 ? 0 : offset };
}

/** What a table over days says of itself to whoever comes. */
export function DaysSummary({ days }: { readonly days: DayClock }) {
  const words = useOverDaysWords();
  return (
    <p class="days-summary">
      <b>{words.title}</b> {words.summary(days.turn, days.reserve, days.weekends_off)}
    </p>
  );
}
