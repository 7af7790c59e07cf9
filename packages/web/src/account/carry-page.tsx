import type { CarryLook, RefusalReason } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, Refused } from '../connection/api.ts';
import { followNotebook } from '../progress/lazy-notebook.ts';
import { changeSettings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import { type CarryWords, carryCatalogue } from './carry-texts.ts';
import { StakeWarning } from './stake.tsx';
import { stakeCatalogue } from './stake-texts.ts';

/** What is known: whose code it is, or what there is to say instead. */
type Seen = { readonly look: CarryLook } | { readonly text: string; readonly isBad: boolean };

/** Makes this device the same person as the one that shows the code; says who that is, and asks first. */
export function CarryPage({ code }: { readonly code: string }) {
  const words = useWords();
  const carry = carryCatalogue.current.value;
  const [seen, see] = useState<Seen | null>(null);
  const fail = (error: unknown) =>
    see({ text: error instanceof Refused ? words.refusals[reasonOf(error)] : words.failed, isBad: true });
  const look = () => api.lookAtCode(code).then((look) => see({ look }), fail);
  useEffect(() => void look(), [code]);
  if (carry === null || seen === null)
    return (
      <main class="message" aria-busy="true">
        {words.loading}
      </main>
    );

  const redeem = async (replace: boolean) => {
    try {
      const { name } = await api.redeem(code, replace);
      if (name !== null) changeSettings({ name });
      followNotebook();
      see({ text: carry.done(name ?? carry.nameless), isBad: false });
    } catch (error) {
      // Somebody has become somebody here in the meantime, in another tab.
      if (error instanceof Refused && error.reason.code === 'already-somebody') await look();
      else fail(error);
    }
  };
  const isOpen = 'look' in seen && !seen.look.same;
  return (
    <main class="message">
      {'text' in seen && seen.isBad && <span class="broken-wheel" aria-hidden="true" />}
      <h1>{carry.title}</h1>
      <div role="status">
        <p>{'text' in seen ? seen.text : saidOf(carry, seen.look)}</p>
      </div>
      {isOpen && (
        <Question look={seen.look} carry={carry} redeem={() => void redeem(seen.look.stake !== null)} />
      )}
      <a href="/" class={`button${isOpen ? '' : ' is-main'}`}>
        {isOpen ? carry.keep : words.toLobby}
      </a>
    </main>
  );
}

interface QuestionProps {
  readonly look: CarryLook;
  readonly carry: CarryWords;
  redeem(): void;
}

function Question({ look: { name, stake }, carry, redeem }: QuestionProps) {
  const stakes = stakeCatalogue.current.value;
  const who = name ?? carry.nameless;
  if (stake === null)
    return (
      <button type="button" class="button is-main" onClick={redeem}>
        {carry.goOn(who)}
      </button>
    );
  return (
    <>
      <section class="carry-warning" aria-labelledby="carry-warning">
        <h2 id="carry-warning">{carry.attention}</h2>
        <StakeWarning stake={stake} />
        {stake.passkeys === 0 && stake.others === 0 && <a href="/settings">{stakes?.toSettings}</a>}
      </section>
      <button type="button" class="button is-bad" onClick={redeem}>
        {carry.replace(who)}
      </button>
    </>
  );
}

function saidOf(carry: CarryWords, { name, same }: CarryLook): string {
  return same ? carry.same : carry.is(name ?? carry.nameless);
}

/** What does not even look like a code is an unknown one to whoever typed it. */
function reasonOf({ reason: { code } }: Refused): RefusalReason['code'] {
  return code === 'wrong-form' ? 'code-unknown' : code;
}
