import { Picture } from '../../../kit/card.tsx';
import { explainedIn } from '../../../kit/first-time/explained.ts';
import { useExplaining } from '../../../kit/first-time/explaining.ts';
import './first-time.css';
import { waitIn } from '../lines.ts';
import type { Props } from '../props.ts';
import { firstUnknown, type Special } from './specials.ts';

const explained = explainedIn('mieses-karma');

/** Explains a special card when it first lies before the player; each once on this device. It covers no card, and goes away by itself. */
export function FirstTime({ view, words, seat, owes }: Props) {
  const mayExplain = seat !== null && owes && waitIn(view)?.type === 'turn';
  const found = mayExplain ? firstUnknown(view, seat, explained.known.value) : null;
  useExplaining(found?.special ?? null, explained.learn);
  if (found === null) return null;
  const { special, card } = found;
  return (
    <aside class="mk-first first-note on-paper" aria-label={words.newHere}>
      <Picture card={card} />
      <p>{isSign(special) ? words.specials[special] : words.powers[special]}</p>
      <button
        type="button"
        class="button"
        onClick={() => explained.learn(special)}
        aria-label={words.understood}
      >
        ✓
      </button>
    </aside>
  );
}

function isSign(special: Special): special is 'joker' | 'reaper' | 'buddha' {
  return special === 'joker' || special === 'reaper' || special === 'buddha';
}
