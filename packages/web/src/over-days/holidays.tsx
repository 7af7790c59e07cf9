import type { Holiday } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, hasMet, Refused, request } from '../connection/api.ts';
import { settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import { momentOf, useOverDaysWords } from './words.ts';
import './holidays.css';

const PATH = '/api/me/holiday';
const USUAL = 7;

/** Holidays from games over days; nothing for who has never been at the server, or cannot reach it. */
export function Holidays() {
  const words = useOverDaysWords();
  const { refusals } = useWords();
  const [holiday, setHoliday] = useState<Holiday | null>(null);
  const [notice, say] = useState('');
  useEffect(() => {
    if (!hasMet()) return;
    void api
      .me()
      .then(() => request<Holiday>('GET', PATH))
      .then(setHoliday)
      .catch(() => undefined);
  }, []);
  if (holiday === null) return null;
  const take = async (days: number) => {
    try {
      setHoliday(await request<Holiday>('PUT', PATH, { days }));
      say('');
    } catch (error) {
      say(refusals[error instanceof Refused ? error.reason.code : 'try-again']);
    }
  };
  return (
    <section class="holidays" aria-labelledby="holidays">
      <h2 id="holidays">{words.holidays}</h2>
      <p>{words.holidaysExplains}</p>
      <p role="alert">{notice}</p>
      {holiday.until === null ? (
        <Begin left={holiday.left_days} begin={take} />
      ) : (
        <div class="holidays-line">
          <p role="status">{words.untilThen(momentOf(settings.value.language, holiday.until, Date.now()))}</p>
          <button type="button" class="button" onClick={() => void take(0)}>
            {words.end}
          </button>
        </div>
      )}
    </section>
  );
}

function Begin({ left, begin }: { readonly left: number; begin(days: number): Promise<void> }) {
  const words = useOverDaysWords();
  const [days, setDays] = useState(Math.min(USUAL, left));
  return (
    <>
      <p role="status">{words.daysLeft(left)}</p>
      {left > 0 && (
        <div class="holidays-line">
          <label>
            {words.forHowLong}
            <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
              {Array.from({ length: left }, (_, i) => (
                <option key={i} value={i + 1}>
                  {words.days(i + 1)}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="button" onClick={() => void begin(days)}>
            {words.begin}
          </button>
        </div>
      )}
    </>
  );
}
