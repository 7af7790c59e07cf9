import type { Card, Seat } from '@samsara/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../texts/words.ts';
import { Picture } from './card.tsx';
import './log.css';
import { useTable } from './table-context.ts';

/** One sentence of the log. */
export interface LogLine {
  readonly seq: number;
  readonly event: unknown;
  readonly seat: Seat | null;
  readonly cards: readonly Card[];
}

/** What happened, in sentences with small pictures, the newest visible; one player's lines alone if wanted. */
export function Log({
  lines,
  jump,
}: {
  readonly lines: readonly LogLine[];
  readonly jump?: (seq: number) => void;
}) {
  const { names, texts } = useTable();
  const words = useWords();
  const [only, setOnly] = useState<Seat | null>(null);
  const end = useRef<HTMLLIElement>(null);
  const shown = only === null ? lines : lines.filter(({ seat }) => seat === only);
  const { length } = shown;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [length]);
  return (
    <div class="log">
      <label class="log-filter">
        <span>{words.linesOf}</span>
        <select
          value={only === null ? '' : String(only)}
          onChange={(event) =>
            setOnly(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
          }
        >
          <option value="">{words.everybody}</option>
          {names.seats.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ol class="log-lines" aria-label={words.log}>
        {shown.map(({ seq, event, cards }, index) => (
          <li key={index} ref={index === length - 1 ? end : null}>
            {cards.slice(0, 4).map((card, place) => (
              <Picture key={place} card={card} />
            ))}
            {jump ? (
              <button type="button" class="log-jump" onClick={() => jump(seq)}>
                {texts.event(event, names)}
              </button>
            ) : (
              <span>{texts.event(event, names)}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
