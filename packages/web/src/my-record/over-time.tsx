import { useState } from 'preact/hooks';
import { Segments } from '../kit/form/segments.tsx';
import { settings } from '../settings/settings.ts';
import type { Result } from './results.ts';
import { ScrollTable } from './scroll-table.tsx';
import type { MyRecordWords } from './texts.ts';
import { overTime, type Span } from './totals.ts';

interface OverTimeProps {
  readonly results: readonly Result[];
  readonly words: MyRecordWords;
}

type Look = 'chart' | 'table';

/** How many games there were when, and how many of them were won; the table says the same as the chart. */
export function OverTime({ results, words }: OverTimeProps) {
  const [look, setLook] = useState<Look>('chart');
  const spans = overTime(results);
  return (
    <section class="my-record-box" aria-labelledby="my-time">
      <header class="my-record-head">
        <h2 id="my-time">{words.overTime}</h2>
        <Segments<Look>
          label={words.show}
          isBare
          value={look}
          options={[
            { value: 'chart', label: words.asChart },
            { value: 'table', label: words.asTable },
          ]}
          choose={setLook}
        />
      </header>
      {look === 'chart' ? (
        <>
          <Chart spans={spans} />
          <p class="my-record-note">{words.chartExplains}</p>
        </>
      ) : (
        <ScrollTable
          label={words.overTime}
          head={[spans[0]?.isMonth ? words.month : words.day, words.games, words.wins]}
          rows={spans.map((span) => [nameOf(span, 'long'), span.games, span.wins])}
        />
      )}
    </section>
  );
}

/** So many names and counts have room beside the bars. */
const MOST_NAMED = 5;
const MOST_COUNTED = 14;

function Chart({ spans }: { readonly spans: readonly Span[] }) {
  const most = Math.max(...spans.map(({ games }) => games));
  const namedEvery = Math.ceil(spans.length / MOST_NAMED);
  return (
    <div class="my-record-chart" aria-hidden="true">
      {spans.map((span, i) => {
        const { from, games, wins } = span;
        return (
          <div key={from} class="my-record-span">
            <span class="my-record-count">{spans.length > MOST_COUNTED ? '' : games}</span>
            <span class="my-record-bar" style={{ '--games': games / most, '--wins': wins / games }}>
              <i />
            </span>
            <span class="my-record-when">{i % namedEvery === 0 ? nameOf(span, 'short') : ''}</span>
          </div>
        );
      })}
    </div>
  );
}

function nameOf({ from, isMonth }: Span, length: 'short' | 'long'): string {
  const month = { year: length === 'long' ? 'numeric' : '2-digit', month: length } as const;
  const day = { day: 'numeric', month: length } as const;
  return new Intl.DateTimeFormat(settings.value.language, isMonth ? month : day).format(from);
}
