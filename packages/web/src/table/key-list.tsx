import { useWords } from '../texts/words.ts';
import { KEYS } from './keys.ts';
import { Sheet } from './sheet.tsx';

/** All keys and what they do. */
export function KeyList({ close }: { close(): void }) {
  const words = useWords();
  const { arrows, tab, enter, space, enlarge } = words.moreKeys;
  const rows: [string, string][] = [
    ['← →', arrows],
    ['Tab', tab],
    ['Enter', enter],
    ['␣', space],
    ['E', enlarge],
    ...Object.entries(KEYS).map(([key, action]): [string, string] => [
      key === 'Escape' ? 'Esc' : key.toUpperCase(),
      words.keys[action],
    ]),
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
