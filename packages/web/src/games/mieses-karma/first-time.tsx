import { useState } from 'preact/hooks';
import { Face } from './art/faces.tsx';
import './first-time.css';
import { waitIn } from './lines.ts';
import type { Props } from './props.ts';
import { firstUnknown, type Special } from './specials.ts';

/** Explains a special card when it first lies before the player; each once on this device. */
export function FirstTime(props: Props) {
  const { view, words, seat, owes } = props;
  const [known, setKnown] = useState(readKnown);
  if (seat === null || !owes || waitIn(view)?.type !== 'turn') return null;
  const found = firstUnknown(view, seat, known);
  if (found === null) return null;
  const { special, card } = found;
  const learn = () => setKnown(remember(known, special));
  return (
    <aside class="mk-first" aria-label={words.newHere}>
      <span class="picture">
        <Face card={card} />
      </span>
      <p>{isSign(special) ? words.specials[special] : words.powers[special]}</p>
      <button type="button" class="button is-main" onClick={learn} aria-label={words.understood}>
        <span class="mk-first-word">{words.understood}</span>
        <span class="mk-first-sign">✓</span>
      </button>
    </aside>
  );
}

function isSign(special: Special): special is 'joker' | 'reaper' | 'buddha' {
  return special === 'joker' || special === 'reaper' || special === 'buddha';
}

const PLACE = 'samsara-explained-mieses-karma';

function readKnown(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

function remember(known: ReadonlySet<string>, special: Special): ReadonlySet<string> {
  const next = new Set([...known, special]);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...next]));
  } catch {
    // Where nothing may be stored, it is known until the page is closed.
  }
  return next;
}
