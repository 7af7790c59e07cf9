import { explainedIn } from '../../table/explained.ts';
import { Face } from './art/faces.tsx';
import './first-time.css';
import { waitIn } from './lines.ts';
import type { Props } from './props.ts';
import { firstUnknown, type Special } from './specials.ts';

const explained = explainedIn('mieses-karma');

/** Explains a special card when it first lies before the player; each once on this device. */
export function FirstTime(props: Props) {
  const { view, words, seat, owes } = props;
  if (seat === null || !owes || waitIn(view)?.type !== 'turn') return null;
  const found = firstUnknown(view, seat, explained.known.value);
  if (found === null) return null;
  const { special, card } = found;
  const learn = () => explained.learn(special);
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
