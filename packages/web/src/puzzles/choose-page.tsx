import { useState } from 'preact/hooks';
import { dayAt } from '../deals/days.ts';
import { GAME_IDS, type GameId, hasPuzzles } from '../games/index.ts';
import { Forget } from '../kit/form/forget.tsx';
import { PageTitle } from '../kit/page/page-title.tsx';
import { Loading } from '../shell/loading.tsx';
import { puzzlesPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { answers, forgetAnswers } from './answers.ts';
import { HowRated } from './how-rated.tsx';
import { answersIn, daysInRow, ratingIn, rightInRow } from './kept-answers.ts';
import { LastAnswers } from './last-answers.tsx';
import { type PuzzlePageWords, puzzleCatalogue } from './texts.ts';
import './choose.css';

/** Which game’s puzzles, and how one stands in each. */
export function ChoosePage() {
  const words = puzzleCatalogue.current.value;
  const [said, say] = useState('');
  if (words === null) return <Loading />;
  const kept = answers.value;
  const days = daysInRow(kept, dayAt(Date.now()));
  return (
    <main class="page puzzles-page">
      <PageTitle text={words.title} />
      <p class="puzzles-lead">{words.explains}</p>
      {kept.length > 0 && (
        <p class="puzzles-rows">
          {days > 0 && <span class="is-lit">{words.days(days)}</span>}
          <span class={rightInRow(kept) > 1 ? 'is-lit' : ''}>{words.inRow(rightInRow(kept))}</span>
        </p>
      )}
      <ul class="puzzles-games">
        {GAME_IDS.filter(hasPuzzles).map((game) => (
          <GameTile key={game} game={game} words={words} />
        ))}
      </ul>
      <HowRated words={words} />
      <p role="status">{said}</p>
      {kept.length > 0 && (
        <Forget
          texts={{ forget: words.forget, really: words.reallyForget, keep: words.keepIt }}
          forget={() => {
            forgetAnswers();
            say(words.forgotten);
          }}
        />
      )}
    </main>
  );
}

/** One game on its cloth, with rating and last answers. */
function GameTile({ game, words }: { readonly game: GameId; readonly words: PuzzlePageWords }) {
  const { name } = useWords().games[game];
  const own = answersIn(answers.value, game);
  const found = own.filter(({ isRight, isRightLater }) => isRight || isRightLater).length;
  const { rating } = ratingIn(own, game, dayAt(Date.now()));
  return (
    <li class="puzzles-game on-table" data-game={game}>
      <div>
        <h2>{name}</h2>
        <p>{words.found(found)}</p>
      </div>
      {own.length > 0 && (
        <p class="puzzles-rating">
          <b>{Math.round(rating)}</b> <small>{words.rating}</small>
        </p>
      )}
      <LastAnswers answers={own} words={words} />
      <a class="button is-main" href={puzzlesPath(game)} aria-label={`${words.solve}: ${name}`}>
        {words.solve}
      </a>
    </li>
  );
}
