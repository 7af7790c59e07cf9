import type { OperatorMe, OperatorRole } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { PageTitle } from '../kit/page/page-title.tsx';
import { useAsking } from './asking.ts';
import { operator } from './requests.ts';
import type { OperatorWords } from './texts.ts';

interface SignInProps {
  readonly words: OperatorWords;
  welcome(me: OperatorMe): void;
}

/** By passkey alone; the code of an invitation comes behind the `#`, which is sent to nobody with the address. */
export function SignIn({ words, welcome }: SignInProps) {
  const [code] = useState(() => location.hash.slice(1) || null);
  const [role, setRole] = useState<OperatorRole | null>(null);
  const { notice, ask } = useAsking(() => {});
  useEffect(() => {
    if (code !== null) ask(async () => setRole((await operator.invitation(code)).role));
  }, []);
  const begin = (make: boolean) =>
    ask(async () => {
      const me = await operator.signIn(role === null ? null : code, make);
      history.replaceState(null, '', location.pathname);
      welcome(me);
    });
  return (
    <main class="page operator-page">
      <PageTitle text={words.title} />
      <p>{role === null ? words.explains : words.invited(role)}</p>
      <p role="alert" class="operator-notice">
        {notice}
      </p>
      <div class="operator-buttons">
        <button type="button" class="button is-main" onClick={() => begin(false)}>
          {words.signIn}
        </button>
        {role !== null && (
          <button type="button" class="button" onClick={() => begin(true)}>
            {words.makePasskey}
          </button>
        )}
      </div>
    </main>
  );
}
