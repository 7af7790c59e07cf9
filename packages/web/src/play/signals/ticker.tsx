import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../../contract/table-context.ts';
import { Face } from '../../kit/faces/face.tsx';
import { facesAt } from '../../kit/faces/faces.ts';
import type { LogLine } from '../../kit/log-line.ts';
import './ticker.css';

const SHOWN = 3;
const SHOWN_MS = 8000;

/** The last things that happened, in the corner of a lying screen; each fades after a while. The live region has read them. */
export function Ticker({ lines }: { readonly lines: readonly LogLine[] }) {
  const { texts, names, screen, seats } = useTable();
  const faces = facesAt(seats);
  const told = lines.filter(({ event, seat }) => seat !== null && !screen.isSilent?.(event));
  const latest = told.at(-1);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    setOld(false);
    const timer = setTimeout(() => setOld(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return (
    <ol class={`ticker${isOld ? ' is-old' : ''}`} aria-hidden="true">
      {told.slice(-SHOWN).map((line) => (
        <li key={`${line.seq} ${lines.indexOf(line)}`}>
          {line.seat !== null && <Face of={faces[line.seat]} seat={line.seat} />}
          <span>{texts.event(line.event, names)}</span>
        </li>
      ))}
    </ol>
  );
}
