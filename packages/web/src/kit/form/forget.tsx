import { useState } from 'preact/hooks';
import './forget.css';

interface ForgetProps {
  readonly texts: { readonly forget: string; readonly really: string; readonly keep: string };
  forget(): void;
}

/** Forgets what is kept, after a question. */
export function Forget({ texts, forget }: ForgetProps) {
  const [isAsking, ask] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" class="button is-quiet" onClick={() => ask(true)}>
        {texts.forget}
      </button>
    );
  }
  return (
    <p class="forget" role="alert">
      {texts.really}
      <button type="button" class="button is-bad" onClick={forget}>
        {texts.forget}
      </button>
      <button type="button" class="button" onClick={() => ask(false)}>
        {texts.keep}
      </button>
    </p>
  );
}
