import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../connection/api.ts';
import { settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import { type OperatorWords, operatorCatalogue } from './texts.ts';

/** What every part of the page gets. */
export interface PartProps {
  readonly words: OperatorWords;
  readonly isOperator: boolean;
  /** Asks the server, and says what came of it: a text, or nothing. */
  ask(work: () => Promise<unknown>): void;
}

/** `lost` is called when the session has ended. */
export function useAsking(lost: () => void): { readonly notice: string; ask: PartProps['ask'] } {
  const { refusals } = useWords();
  const [notice, say] = useState('');
  const ask: PartProps['ask'] = (work) => {
    say('');
    work().then(
      // What only reads again says nothing, and leaves what was said about the act before it.
      (said) => {
        if (typeof said === 'string') say(said);
      },
      (error) => {
        const code = error instanceof Refused ? error.reason.code : 'try-again';
        if (code === 'passkey-needed') lost();
        say(refusals[code]);
      },
    );
  };
  return { notice, ask };
}

/** What a part begins with; asked again by `again`. */
export function useAsked<T>(
  ask: PartProps['ask'],
  load: () => Promise<T>,
): readonly [T | null, (value: T) => void] {
  const [value, set] = useState<T | null>(null);
  useEffect(() => ask(async () => set(await load())), []);
  return [value, set];
}

export function useOperatorWords(): OperatorWords | null {
  return operatorCatalogue.current.value;
}

export function shownTime(at: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    at,
  );
}

export function shownNumber(value: number): string {
  return new Intl.NumberFormat(settings.value.language).format(value);
}
