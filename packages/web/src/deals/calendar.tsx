import { useState } from 'preact/hooks';
import { Icon } from '../kit/icon.tsx';
import { settings } from '../settings/settings.ts';
import { monthFrom, weeksOf } from './days.ts';
import type { KeptDeal } from './kept-deals.ts';
import type { DealWords } from './texts.ts';

interface CalendarProps {
  readonly today: string;
  readonly day: string;
  readonly kept: readonly KeptDeal[];
  readonly words: DealWords;
  choose(day: string): void;
}

/** A Monday, to name the days of the week by. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** One month: a dot for each deal that was finished; days that have passed can be chosen. */
export function Calendar({ today, day, kept, words, choose }: CalendarProps) {
  const [month, setMonth] = useState(() => monthFrom(today, 0));
  const { language } = settings.value;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const [title, weekday, whole] = [
    format({ month: 'long', year: 'numeric' }),
    format({ weekday: 'short' }),
    format({ dateStyle: 'long' }),
  ];
  const gamesOn = (each: string) => kept.filter((deal) => deal.day === each).map(({ game }) => game);
  return (
    <section class="calendar" aria-label={words.calendar}>
      <header>
        <button
          type="button"
          class="icon-button"
          aria-label={words.earlier}
          onClick={() => setMonth(monthFrom(month, -1))}
        >
          <Icon of="back" />
        </button>
        <h2 aria-live="polite">{title.format(Date.parse(month))}</h2>
        <button
          type="button"
          class="icon-button is-later"
          aria-label={words.later}
          disabled={monthFrom(month, 1) > today}
          onClick={() => setMonth(monthFrom(month, 1))}
        >
          <Icon of="back" />
        </button>
      </header>
      <table>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, i) => SOME_MONDAY + i * DAY_MS).map((time) => (
              <th key={time} scope="col">
                {weekday.format(time)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((each) => each !== null)}>
              {week.map((each, i) => (
                <td key={i}>
                  {each !== null && (
                    <button
                      type="button"
                      disabled={each > today}
                      aria-pressed={each === day}
                      aria-current={each === today ? 'date' : undefined}
                      aria-label={`${whole.format(Date.parse(each))}, ${words.finished(gamesOn(each).length)}`}
                      onClick={() => choose(each)}
                    >
                      {Number(each.slice(-2))}
                      <span class="calendar-dots">
                        {gamesOn(each).map((game) => (
                          <i key={game} data-game={game} />
                        ))}
                      </span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
