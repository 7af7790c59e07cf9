import type { Seat } from '@samsara/engine';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CardPicture } from '../../kit/card.tsx';
import { Face } from '../../kit/faces/face.tsx';
import { facesAt } from '../../kit/faces/faces.ts';
import type { LogLine } from '../../kit/log-line.ts';
import { useWords } from '../../texts/words.ts';
import './log.css';
import { useTable } from '../../contract/table-context.ts';

interface LogProps {
  readonly lines: readonly LogLine[];
  /** Entries that no longer count. */
  readonly takenBack: ReadonlySet<number>;
  /** Goes to the moment of a line. */
  readonly jump?: (line: LogLine) => void;
  /** Only later lines have a moment to go to. */
  readonly since?: number;
}

/** What happened, in sentences with small pictures, the newest visible; one player's lines alone if wanted. */
export function Log({ lines, takenBack, jump, since = -1 }: LogProps) {
  const { names, screen } = useTable();
  const words = useWords();
  const [only, setOnly] = useState<Seat | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const told = lines.filter(({ event }) => !screen.isSilent?.(event));
  const shown = only === null ? told : told.filter(({ seat }) => seat === only);
  const groups = folded(shown, takenBack);
  const [hasAll, setAll] = useState(false);
  const rows = useRows(hasAll ? groups : groups.slice(-LATEST), takenBack, jump, since);
  const { length } = shown;
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [length]);
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
      <section class="log-lines" aria-label={words.log} tabIndex={0} onKeyDown={stepThrough}>
        {rows.length < groups.length && (
          <button type="button" class="button log-earlier" onClick={() => setAll(true)}>
            {words.earlierLines}
          </button>
        )}
        <ol ref={list}>{rows}</ol>
      </section>
    </div>
  );
}

interface Row {
  readonly lines: number;
  readonly isTakenBack: boolean;
  readonly drawn: VNode;
}

/** Rows stay as they were drawn while they say the same: a long log costs nothing while cards travel. */
function useRows(
  groups: readonly LogLine[][],
  takenBack: ReadonlySet<number>,
  jump: LogProps['jump'],
  since: number,
): VNode[] {
  const { names, texts, words, screen, seats } = useTable();
  const faces = facesAt(seats);
  const latest = useRef(jump);
  latest.current = jump;
  const spoken = [names.you, ...names.seats, ...faces].join('\n');
  const rows = useMemo(() => new WeakMap<LogLine, Row>(), [screen, texts, spoken, since]);
  const nextKey = useRef(0);
  return groups.map((group) => {
    const [first] = group;
    const row = rows.get(first);
    const isTakenBack = takenBack.has(first.seq);
    if (row?.lines === group.length && row.isTakenBack === isTakenBack) return row.drawn;
    const sentence = group.map(({ event }) => texts.event(event, names)).join(' ');
    const told = isTakenBack ? <TakenBack sentence={sentence} /> : sentence;
    const drawn = (
      <li key={nextKey.current++}>
        {first.seat !== null && group.every(({ seat }) => seat === first.seat) && (
          <Face of={faces[first.seat]} seat={first.seat} />
        )}
        {first.cards.slice(0, MOST_PICTURES).map((card, place) => (
          <CardPicture key={place} screen={screen} texts={texts} words={words} card={card} />
        ))}
        {jump && first.seq > since ? (
          <button type="button" class="log-jump" tabIndex={-1} onClick={() => latest.current?.(first)}>
            {told}
          </button>
        ) : (
          <span>{told}</span>
        )}
      </li>
    );
    rows.set(first, { lines: group.length, isTakenBack, drawn });
    return drawn;
  });
}

/** What was told of a move that no longer counts. */
function TakenBack({ sentence }: { readonly sentence: string }) {
  const words = useWords();
  return (
    <>
      <s>{sentence}</s> {words.takenBack}
    </>
  );
}

/** The arrow keys go from line to line, the newest first: Tab passes by the log as a whole. */
function stepThrough(event: KeyboardEvent): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const lines = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.log-jump')];
  if (step === 0 || lines.length === 0) return;
  const at = lines.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  lines.at(at < 0 ? -1 : Math.max(0, Math.min(at + step, lines.length - 1)))?.focus();
}

const MOST_PICTURES = 4;
/** How many lines are drawn before somebody asks for more: each has pictures, and a phone has to draw them. */
const LATEST = 40;

const NONE: ReadonlySet<number> = new Set();

/** Passes and other equal events without cards that follow each other share a line. */
export function folded(lines: readonly LogLine[], takenBack: ReadonlySet<number> = NONE): LogLine[][] {
  const groups: LogLine[][] = [];
  for (const line of lines) {
    const before = groups.at(-1);
    const belongs =
      before !== undefined &&
      line.cards.length === 0 &&
      isAlike(before[0], line) &&
      takenBack.has(before[0].seq) === takenBack.has(line.seq);
    if (belongs) before.push(line);
    else groups.push([line]);
  }
  return groups;
}

function isAlike(a: LogLine, b: LogLine): boolean {
  return a.cards.length === 0 && (a.event as { type?: string }).type === (b.event as { type?: string }).type;
}
