import type { Evening } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { Sheet } from '../kit/sheet.tsx';
import { EveningTable } from './evening-table.tsx';
import { standingsIn } from './standings.ts';
import { useEveningWords } from './words.ts';
import './evening.css';

/** So many names have room on the button. */
const MOST_NAMED = 4;

interface EveningButtonProps {
  readonly evening: Evening;
  readonly game: string;
}

/** How the evening stands, in one line; behind it the whole table. */
export function EveningButton({ evening, game }: EveningButtonProps) {
  const words = useEveningWords();
  const [isOpen, setOpen] = useState(false);
  const standings = standingsIn(evening);
  const named = standings.slice(0, MOST_NAMED);
  return (
    <div class="evening-line">
      <button type="button" class="evening-button" onClick={() => setOpen(true)}>
        <b>{words.title}</b>
        {named.map(({ line: { name, wins } }, i) => (
          <span key={i}>
            <span class="evening-name">{name}</span> {wins}
          </span>
        ))}
        {named.length < standings.length && <span aria-hidden="true">…</span>}
      </button>
      {isOpen && (
        <Sheet title={words.title} close={() => setOpen(false)}>
          <EveningTable evening={evening} standings={standings} game={game} />
        </Sheet>
      )}
    </div>
  );
}
