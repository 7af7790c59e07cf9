import { KEY_ACTIONS, keyName, keyOf } from '../input/keys/keys.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../texts/words.ts';

/** All keys and what they do. */
export function KeyList({ close }: { close(): void }) {
  const words = useWords();
  const { arrows, arrange, tab, enter, space } = words.moreKeys;
  const rows: [string, string][] = [
    ['← →', arrows],
    ['⇧ ← →', arrange],
    ['Tab', tab],
    ['Enter', enter],
    ['␣', space],
    ...KEY_ACTIONS.map((action): [string, string] => [keyName(keyOf(action)), words.keys[action]]),
  ];
  return (
    <Sheet title={words.keysTitle} close={close}>
      <dl class="key-list">
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
