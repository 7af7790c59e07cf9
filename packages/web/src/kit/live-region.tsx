import { type Signal, signal } from '@preact/signals';
import { useRef } from 'preact/hooks';

/** Sentences that arrive within this time are read as one. */
const MERGE_MS = 250;
const LONGEST_BURST = 6;

const polite = signal('');
const assertive = signal('');
const waiting: { text: string; urgent: boolean }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has a sentence read aloud: politely, or at once when it is urgent. */
export function announce(text: string, urgent = false): void {
  if (text === '') return;
  waiting.push({ text, urgent });
  clearTimeout(timer);
  timer = setTimeout(flush, MERGE_MS);
}

/** Forgets what was said and is about to be: it was meant for somebody else. */
export function hush(): void {
  clearTimeout(timer);
  waiting.length = 0;
  polite.value = '';
  assertive.value = '';
}

function flush(): void {
  const { calm, urgent } = mergeBurst(waiting.splice(0));
  if (calm !== '') polite.value = different(polite.value, calm);
  if (urgent !== '') assertive.value = different(assertive.value, urgent);
}

/** What is read of a burst: the last sentences, and the last urgent one. */
export function mergeBurst(burst: readonly { text: string; urgent: boolean }[]): {
  calm: string;
  urgent: string;
} {
  const calm = burst.filter(({ urgent }) => !urgent).map(({ text }) => text);
  const urgent = burst.filter((each) => each.urgent).map(({ text }) => text);
  return { calm: calm.slice(-LONGEST_BURST).join(' '), urgent: urgent.at(-1) ?? '' };
}

/** The same sentence twice is read twice only if the text differs. */
function different(before: string, now: string): string {
  return before === now ? `${now}\u00a0` : now;
}

/** Says what comes from now on: what was said before it was there has been heard. */
export function LiveRegion() {
  return (
    <>
      <div class="unseen" role="status" aria-live="polite">
        {useNews(polite)}
      </div>
      <div class="unseen" role="alert" aria-live="assertive">
        {useNews(assertive)}
      </div>
    </>
  );
}

function useNews(said: Signal<string>): string {
  const before = useRef<string | null>(said.peek());
  if (said.value !== before.current) before.current = null;
  return before.current === null ? said.value : '';
}
