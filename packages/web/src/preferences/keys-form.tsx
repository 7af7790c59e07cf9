import { KEY_ACTIONS, type KeyAction, keyName, keyOf, USUAL_KEYS, withKey } from '../input/keys/keys.ts';
import { useWords } from '../texts/words.ts';
import './keys-form.css';
import { changeSettings, settings } from '../settings/settings.ts';

/** The keys of the table; each field takes the next key that is pressed in it. */
export function KeysForm() {
  const words = useWords();
  return (
    <section class="keys-form" aria-labelledby="keys">
      <h2 id="keys">{words.keysTitle}</h2>
      <p id="keys-explain">{words.keysExplain}</p>
      {KEY_ACTIONS.map((action) => (
        <label key={action}>
          <span>{words.keys[action]}</span>
          <input
            value={keyName(keyOf(action))}
            aria-describedby="keys-explain"
            readOnly
            onKeyDown={(event) => take(event, action)}
          />
        </label>
      ))}
    </section>
  );
}

const RESETS = ['Delete', 'Backspace'];

/** Keys that walk through the page, and those with a modifier, stay what they are. */
function take(event: KeyboardEvent, action: KeyAction): void {
  const { key } = event;
  const isSign = key.length === 1 && key !== ' ';
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (!isSign && key !== 'Escape' && !RESETS.includes(key)) return;
  event.preventDefault();
  const wanted = RESETS.includes(key) ? USUAL_KEYS[action] : key;
  changeSettings({ keys: withKey(settings.value.keys, action, wanted) });
}
