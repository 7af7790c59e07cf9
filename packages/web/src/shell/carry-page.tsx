import type { RefusalReason } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { api, Refused } from '../connection/api.ts';
import { changeSettings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';

/** Makes this device the same person as the one that shows the code; asks first, because a code is used up. */
export function CarryPage({ code }: { readonly code: string }) {
  const words = useWords();
  const [text, setText] = useState<string | null>(null);
  const redeem = () =>
    api.redeem(code).then(
      ({ name }) => {
        if (name !== null) changeSettings({ name });
        setText(words.carried);
      },
      (error) => setText(error instanceof Refused ? words.refusals[reasonOf(error)] : words.failed),
    );
  return (
    <main class="message">
      <h1>{words.carryTitle}</h1>
      {text === null ? (
        <button type="button" class="button is-main" onClick={() => void redeem()}>
          {words.carryHere}
        </button>
      ) : (
        <p role="status">{text}</p>
      )}
      <a href="/" class="button">
        {words.toLobby}
      </a>
    </main>
  );
}

/** What does not even look like a code is an unknown one to whoever typed it. */
function reasonOf({ reason: { code } }: Refused): RefusalReason['code'] {
  return code === 'wrong-form' ? 'code-unknown' : code;
}
