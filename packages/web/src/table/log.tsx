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
  const { names, texts, screen } = useTable();
  const words = useWords();
  const [only, setOnly] = useState<Seat | null>(null);
  const end = useRef<HTMLLIElement>(null);
  const told = lines.filter(({ event }) => !screen.isSilent?.(event));
  const shown = only === null ? told : told.filter(({ seat }) => seat === only);
  const groups = jump ? shown.map((line) => [line]) : folded(shown);
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section class="log-lines" aria-label={words.log} tabIndex={0}>
        <ol>
          {groups.map((group, index) => (
            <li key={index} ref={index === groups.length - 1 ? end : null}>
              {group[0].cards.slice(0, 4).map((card, place) => (
                <Picture key={place} card={card} />
              ))}
              {jump ? (
                <button type="button" class="log-jump" onClick={() => jump(group[0].seq)}>
                  {texts.event(group[0].event, names)}
                </button>
              ) : (
                <span>{group.map(({ event }) => texts.event(event, names)).join(' ')}</span>
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Passes and other equal events without cards that follow each other share a line. */
export function folded(lines: readonly LogLine[]): LogLine[][] {
  const groups: LogLine[][] = [];
  for (const line of lines) {
    const before = groups.at(-1);
    if (before !== undefined && line.cards.length === 0 && isAlike(before[0], line)) before.push(line);
    else groups.push([line]);
  }
  return groups;
}

function isAlike(a: LogLine, b: LogLine): boolean {
  return a.cards.length === 0 && (a.event as { type?: string }).type === (b.event as { type?: string }).type;
}
