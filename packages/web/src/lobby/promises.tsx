import { Sign } from '../setup/sign.tsx';
import type { LobbyWords } from '../texts/lobby/words.ts';

/** In the order of the promises. */
const SIGNS = ['why', 'fair', 'seal', 'kept'] as const;

/** What can be relied on here, in one quiet line. */
export function Promises({ words }: { readonly words: LobbyWords }) {
  return (
    <section class="promises" aria-labelledby="promises">
      <h2 id="promises" class="unseen">
        {words.about}
      </h2>
      <ul>
        {words.promises.map((promise, i) => (
          <li key={promise}>
            <Sign of={SIGNS[i]} />
            {promise}
          </li>
        ))}
      </ul>
    </section>
  );
}
