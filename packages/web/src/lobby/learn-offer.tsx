import { keepProgress, lessonProgress } from '../kit/first-time/lesson-progress.ts';
import { Sign } from '../setup/sign.tsx';
import { learnPath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';

interface LearnOfferProps {
  readonly game: string;
  readonly name: string;
  readonly words: LobbyWords;
}

/** The lesson, until it is learnt or put away for good; then it is found among the other ways. */
export function LearnOffer({ game, name, words }: LearnOfferProps) {
  const { learn } = useWords();
  const { step, isLearned, isPutAway } = lessonProgress(game);
  if (isLearned)
    return (
      <div class="poster-learn is-learned">
        <Sign of="learn" />
        {words.learned}
      </div>
    );
  if (isPutAway) return null;
  const text = step > 0 ? words.goOnLearning : learn;
  return (
    <div class="poster-learn">
      <a href={learnPath(game)} aria-label={`${text}: ${name}`}>
        <Sign of="learn" />
        {text}
      </a>
      <button
        type="button"
        aria-label={`${words.putAway}: ${name}`}
        onClick={() => keepProgress(game, { isPutAway: true })}
      >
        <Sign of="close" />
      </button>
    </div>
  );
}
