import type { Card } from '@samsara/engine';
import { useWords } from '../texts/words.ts';
import { Picture } from './card.tsx';
import './pile.css';
import { cardName, useTable } from '../contract/table-context.ts';

interface PileProps {
  readonly zone: string;
  readonly label: string;
  /** The cards that are shown, the top one last; null lies face down. */
  readonly cards: readonly (Card | null)[];
  /** How many there are in all. */
  readonly count: number;
  /** How many of the last cards are shown fanned. */
  readonly spread?: number;
}

/** A pile: its top cards, its count, and a tap for what the zone stands for. */
export function Pile({ zone, label, cards, count, spread = 1 }: PileProps) {
  const table = useTable();
  const words = useWords();
  const shown = cards.slice(-Math.max(1, spread));
  const top = shown.at(-1);
  const accepts = table.accepts(zone);
  const spoken =
    top === undefined
      ? words.emptyZone(label)
      : words.pile(label, cardName(table, top, words.faceDown), count);
  const classes = ['pile'];
  if (accepts) classes.push('is-accepting');
  if (top !== undefined && table.isLit(zone, top)) classes.push('is-lit');
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-zone={zone}
      aria-label={spoken}
      style={{ '--edges': edgesOf(count, shown.length) }}
      onClick={() => table.tapZone(zone)}
    >
      <span class="pile-cards">
        {shown.length === 0 && <span class="pile-empty" />}
        {shown.map((card, place) => (
          <span
            key={place}
            class="pile-card"
            style={{ '--place': place - (shown.length - 1) }}
            data-landing={place === shown.length - 1 ? '' : undefined}
          >
            <Picture card={card} />
          </span>
        ))}
      </span>
      <span class="pile-caption" aria-hidden="true">
        {label} <b>{count}</b>
      </span>
    </button>
  );
}

const MOST_EDGES = 6;
const CARDS_AN_EDGE = 8;

/** How many edges of cards are seen under those that are drawn: a pile shows how thick it is. */
function edgesOf(count: number, shown: number): number {
  return count <= shown ? 0 : Math.min(MOST_EDGES, Math.ceil(count / CARDS_AN_EDGE));
}
