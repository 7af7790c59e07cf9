import type { PuzzlePageWords } from './texts.ts';
import './how-rated.css';

/** How the rating is reckoned, for whoever wants to know. */
export function HowRated({ words }: { readonly words: PuzzlePageWords }) {
  return (
    <details class="how-rated">
      <summary>{words.howRated}</summary>
      {words.ratedByWhom.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </details>
  );
}
