import { fastRandom } from '@samsara/engine';
import type { PlansShown } from '@samsara/protocol';
import { useMemo, useState } from 'preact/hooks';
import { type Table, useTable } from '../../contract/table-context.ts';
import { Icon } from '../../kit/icon.tsx';
import { type Outlook, outlook } from './outlook.ts';
import { type PlanWords, usePlanWords } from './plan-words.ts';

type Lines = PlansShown['lines'];
type Line = Lines[number];

const MOST_LINES = 8;
const MOST_PLIES = 3;

interface PlannedLinesProps {
  readonly lines: Lines;
  change(lines: Lines): void;
}

/** What is planned, line by line, and what could be added. */
export function PlannedLines({ lines, change }: PlannedLinesProps) {
  const words = usePlanWords();
  const table = useTable();
  const [base, setBase] = useState<Line>([]);
  const { view, seat, screen } = table;
  const coming = useMemo(
    () => outlook(screen.game, view, seat ?? 0, base, fastRandom(Math.floor(Math.random() * 2 ** 31))),
    [screen, view, seat, base],
  );
  const first = useMemo(() => outlook(screen.game, view, seat ?? 0, [], fastRandom(1)), [screen, view, seat]);
  const textOf = (line: Line) => lineText(line, table, words, [first, coming]);
  const add = (made: Line[number]) => {
    // A line that goes on takes the place of the one that it goes on from.
    const rest = lines.filter((line) => JSON.stringify(line) !== JSON.stringify(base));
    change([...rest, [...base, made]]);
    setBase([]);
  };
  return (
    <>
      <p>{words.movesExplain}</p>
      {lines.length > 0 && (
        <ol class="plan-lines">
          {lines.map((line, i) => (
            <li key={JSON.stringify(line)}>
              <span>{textOf(line)}</span>
              {line.length < MOST_PLIES && (
                <button type="button" class="button is-quiet" onClick={() => setBase(line)}>
                  {words.andThen}
                </button>
              )}
              <button
                type="button"
                class="button is-quiet"
                aria-label={words.drop(textOf(line))}
                onClick={() => {
                  setBase([]);
                  change(lines.filter((_, place) => place !== i));
                }}
              >
                <Icon of="close" />
              </button>
            </li>
          ))}
        </ol>
      )}
      {base.length > 0 && (
        <p>
          <strong>{words.after}</strong> {textOf(base)}
        </p>
      )}
      {lines.length < MOST_LINES || base.length > 0 ? (
        <NewMove key={base.length} coming={coming} add={add} />
      ) : (
        <p>{words.full}</p>
      )}
      <p class="plans-small">{words.otherwise}</p>
    </>
  );
}

interface NewMoveProps {
  readonly coming: Outlook;
  add(made: Line[number]): void;
}

function NewMove({ coming, add }: NewMoveProps) {
  const words = usePlanWords();
  const table = useTable();
  const [after, setAfter] = useState<string | null>(null);
  const [chosen, choose] = useState('');
  const moves = after === null ? allMoves(coming) : movesAfter(coming, after);
  const move = moves.includes(chosen) ? chosen : (moves[0] ?? '');
  return (
    <form
      class="plan-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (move !== '') add({ after, move });
      }}
    >
      <label>
        <span>{words.when}</span>
        <select value={after ?? ''} onChange={(event) => setAfter(event.currentTarget.value || null)}>
          <option value="">{words.whatever}</option>
          {coming.ahead.map(
            (each) =>
              each.after !== null && (
                <option key={each.after} value={each.after}>
                  {eventText(each.after, table)}
                </option>
              ),
          )}
        </select>
      </label>
      <label>
        <span>{words.answer}</span>
        <select value={move} onChange={(event) => choose(event.currentTarget.value)}>
          {moves.map((text) => (
            <option key={text} value={text}>
              {moveText(text, table, [coming])}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button is-main" disabled={move === ''}>
        {words.add}
      </button>
    </form>
  );
}

function movesAfter({ ahead }: Outlook, after: string): readonly string[] {
  return ahead.find((each) => each.after === after)?.moves ?? [];
}

function allMoves({ moves }: Outlook): readonly string[] {
  return [...moves.keys()];
}

function lineText(line: Line, table: Table, words: PlanWords, outlooks: readonly Outlook[]): string {
  return line
    .map(({ after, move }) => {
      const when = after === null ? words.whatever : eventText(after, table).replace(/\.$/, '');
      return `${when} → ${moveText(move, table, outlooks)}`;
    })
    .join(' · ');
}

/** A condition is an event as it was shown; one of an older program may be none any more. */
function eventText(after: string, { texts, names }: Table): string {
  try {
    return texts.event(JSON.parse(after), names);
  } catch {
    return '…';
  }
}

function moveText(text: string, { texts, names }: Table, outlooks: readonly Outlook[]): string {
  const move = outlooks.map(({ moves }) => moves.get(text)).find((found) => found !== undefined);
  return move === undefined ? text : texts.move(move, names);
}
