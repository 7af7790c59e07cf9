import { useEffect, useRef } from 'preact/hooks';
import './calls.css';
import { CALLS, type Call, isArmed, toggleCall } from '../calling.ts';
import type { StopWords } from '../texts/words.ts';

const KEYS: Readonly<Record<Call, string>> = { achtung: 'a', stop: 's' };

interface CallButtonProps {
  readonly call: Call;
  /** It has been called with the card that waits for the end of the lock. */
  readonly called: boolean;
  readonly words: StopWords['calls'];
}

/** A call that is made with the next card once it is armed, or with the one that waits for the end of the lock. */
export function CallButton({ call, called, words }: CallButtonProps) {
  const pressed = called || isArmed(call);
  return (
    <button
      type="button"
      class={`stop-call is-${call}`}
      aria-pressed={pressed}
      data-wanted=""
      data-says={call}
      aria-keyshortcuts={KEYS[call]}
      onClick={() => called || toggleCall(call)}
    >
      <CallSign call={call} />
      <span class="stop-call-words">
        <b>{words.word[call]}</b>
        <small>{called ? words.called : pressed ? words.armed : words.when[call]}</small>
      </span>
    </button>
  );
}

/** A triangle with an exclamation mark, or eight sides with a bar: the two signs everybody obeys. */
export function CallSign({ call }: { readonly call: Call }) {
  return (
    <svg class="stop-call-sign" viewBox="-12 -12 24 24" aria-hidden="true">
      {call === 'achtung' ? (
        <>
          <path d="M0 -9L10 8H-10z" />
          <path d="M0 -3.5V2.5M0 5.4V5.6" class="is-mark" />
        </>
      ) : (
        <>
          <path d="M-4 -9.5H4L9.5 -4V4L4 9.5H-4L-9.5 4V-4z" />
          <path d="M-5 0H5" class="is-mark" />
        </>
      )}
    </svg>
  );
}

/** The keys A and S arm the calls, except while somebody types; what has been called stays called. */
export function useCallKeys(active: boolean, called: (call: Call) => boolean): void {
  const latest = useRef(called);
  latest.current = called;
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]');
      if (event.ctrlKey || event.altKey || event.metaKey || typing) return;
      const call = (Object.keys(CALLS) as Call[]).find((each) => KEYS[each] === event.key.toLowerCase());
      if (call !== undefined && !latest.current(call)) toggleCall(call);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
