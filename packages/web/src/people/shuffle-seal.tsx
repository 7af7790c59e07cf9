import { Disclosure } from '../setup/disclosure.tsx';
import { Sign } from '../setup/sign.tsx';
import { useWords } from '../texts/words.ts';

/** How many digits of the commitment stand on the seal; all of it is kept. */
const SHOWN_DIGITS = 6;

interface ShuffleSealProps {
  readonly number: number;
  readonly commitment: string;
}

/** The shuffle is promised before anybody is ready: a seal, and behind it the promise in words. */
export function ShuffleSeal({ number, commitment }: ShuffleSealProps) {
  const words = useWords();
  const promise = words.promised(number, commitment.slice(0, SHOWN_DIGITS));
  return (
    <div class="shuffle-seal">
      <Disclosure
        look="seal"
        label={promise}
        sign={
          <>
            <Sign of="seal" />
            <span>{commitment.slice(0, SHOWN_DIGITS)}</span>
          </>
        }
      >
        {() => (
          <>
            <p>{promise}</p>
            <p class="whole-commitment">{commitment}</p>
          </>
        )}
      </Disclosure>
    </div>
  );
}
