import type { GameId } from '../games/index.ts';
import { hasPuzzles, loadPuzzles } from '../games/index.ts';
import { PlayScreen, useTexts } from '../play/play-screen.tsx';
import '../prepared/stage.css';
import { useWordsOf } from '../prepared/use-words-of.ts';
import { Loading } from '../shell/loading.tsx';
import { Message } from '../shell/message.tsx';
import { puzzlesPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { AllFound } from './all-found.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { answers } from './answers.ts';
import { HowRated } from './how-rated.tsx';
import { answersIn } from './kept-answers.ts';
import { foundOf } from './next-puzzle.ts';
import { Question } from './question.tsx';
import { type PuzzlePageWords, puzzleCatalogue } from './texts.ts';
import { type Opened, usePuzzles } from './use-puzzles.ts';
import './puzzle.css';

interface PuzzlePageProps {
  readonly game: GameId;
  /** One puzzle that somebody has sent; null for one after another. */
  readonly id: string | null;
}

/** “What would you play?”: the real table at one moment, and beside it what is asked and what is to be said of the answer. */
export function PuzzlePage({ game, id }: PuzzlePageProps) {
  const words = puzzleCatalogue.current.value;
  if (words === null) return <Loading game={game} />;
  return hasPuzzles(game) ? (
    <Puzzles game={game} id={id} words={words} />
  ) : (
    <None text={words.none} words={words} />
  );
}

function Puzzles({ game, id, words }: PuzzlePageProps & { readonly words: PuzzlePageWords }) {
  const common = useWords();
  const opened = usePuzzles(game, id);
  if (opened === null) return <Loading game={game} />;
  if (opened === 'failed')
    return (
      <Message text={common.failed}>
        <button type="button" class="button is-main" onClick={() => location.reload()}>
          {common.retry}
        </button>
      </Message>
    );
  if (opened.heads.length === 0) return <None text={words.none} words={words} />;
  if (opened.place.value === 'gone') return <None text={words.gone} game={game} words={words} />;
  if (opened.place.value === 'over')
    return <AllFound game={game} count={opened.heads.length} words={words} />;
  return <PuzzleTable game={game} isSent={id !== null} opened={opened} words={words} />;
}

interface PuzzleTableProps {
  readonly game: GameId;
  readonly isSent: boolean;
  readonly opened: Opened;
  readonly words: PuzzlePageWords;
}

function PuzzleTable({ game, isSent, opened, words }: PuzzleTableProps) {
  const { session, screen } = opened;
  const themes = useWordsOf(loadPuzzles, game);
  const texts = useTexts(screen);
  return (
    <div
      class="prepared puzzle"
      data-phase={session.run.phase.value}
      data-puzzle={session.run.puzzle.value?.id}
    >
      <div class="puzzle-panel on-paper">
        <Question game={game} run={session.run} words={words} />
        {session.run.phase.value === 'answered' && texts !== null && (
          <AnswerPanel
            key={session.run.puzzle.value?.id}
            game={game}
            isSent={isSent}
            opened={opened}
            texts={texts}
            themes={themes}
            words={words}
          />
        )}
        <footer class="puzzle-foot">
          <p>{words.anyMove}</p>
          <p>{words.foundOf(foundOf(opened.heads, answersIn(answers.value, game)), opened.heads.length)}</p>
          <HowRated words={words} />
          <a href={puzzlesPath()}>{words.toPuzzles}</a>
        </footer>
      </div>
      <PlayScreen session={session} screen={screen} />
    </div>
  );
}

interface NoneProps {
  readonly text: string;
  readonly words: PuzzlePageWords;
  readonly game?: GameId;
}

function None({ text, words, game }: NoneProps) {
  return (
    <Message text={text}>
      <a class="button is-main" href={puzzlesPath(game)}>
        {words.others}
      </a>
    </Message>
  );
}
