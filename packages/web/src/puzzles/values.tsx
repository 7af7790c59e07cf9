import { findMove, LETS_PASS } from '@samsara/engine';
import type { PuzzleValue } from '@samsara/engine/puzzles';
import type { Names } from '@samsara/engine/texts';
import { useMemo, useState } from 'preact/hooks';
import type { GameScreen, PlayTexts, ScreenWords } from '../contract/board.ts';
import { CardPicture } from '../kit/card.tsx';
import { seatNames } from '../seats/seat-names.ts';
import { useWords } from '../texts/words.ts';
import type { PuzzleRun } from './puzzle-run.ts';
import type { PuzzleSession } from './puzzle-session.ts';
import type { PuzzlePageWords } from './texts.ts';

interface ValuesProps {
  readonly run: PuzzleRun;
  readonly screen: GameScreen;
  readonly session: PuzzleSession;
  readonly texts: { readonly play: PlayTexts; readonly words: ScreenWords };
  readonly words: PuzzlePageWords;
}

/** So many moves tell enough; the others are a tap away. */
const MOST_SHOWN = 6;

/** What each legal move is worth, the best one first. */
export function Values({ run, screen, session, texts, words }: ValuesProps) {
  const names = useNames(session);
  const [hasAll, showAll] = useState(false);
  const values = run.puzzle.value?.values ?? [];
  const moves = useMemo(
    () => values.map((value) => toldMove(value, run, screen, texts.play, names, words)),
    [values, run, screen, texts, names, words],
  );
  const made = run.answer.value?.value.move;
  if (!run.isRevealed.value) return <OwnAndBest moves={moves} made={made} words={words} />;
  const shown = hasAll ? moves : moves.filter(({ value }, i) => i < MOST_SHOWN || value.move === made);
  return (
    <div class="puzzle-values">
      <h4>{words.values}</h4>
      <ol>
        {shown.map(({ value, label, cards }) => (
          <li key={value.move} class={value === values[0] ? 'is-best' : value.move === made ? 'is-made' : ''}>
            <span class="puzzle-cards" aria-hidden="true">
              {cards.map((card, i) => (
                <CardPicture key={i} screen={screen} texts={texts.play} words={texts.words} card={card} />
              ))}
            </span>
            <span class="puzzle-move">
              {label}
              {value === values[0] && <small> {words.best}</small>}
              {value.move === made && value !== values[0] && <small> {words.yours}</small>}
            </span>
            <Bar value={value} words={words} />
          </li>
        ))}
      </ol>
      {shown.length < moves.length && (
        <button type="button" class="puzzle-link" onClick={() => showAll(true)}>
          {words.moreMoves(moves.length - shown.length)}
        </button>
      )}
      <p class="puzzle-note">{words.valuesExplain}</p>
    </div>
  );
}

interface OwnAndBestProps {
  readonly moves: readonly ToldMove[];
  readonly made: string | undefined;
  readonly words: PuzzlePageWords;
}

/** How far what was played is from the best move, which is not told yet. */
function OwnAndBest({ moves, made, words }: OwnAndBestProps) {
  const own = moves.find(({ value }) => value.move === made);
  return (
    <div class="puzzle-values">
      <ol>
        {own !== undefined && (
          <li class="is-made">
            <span class="puzzle-move">{own.label}</span>
            <Bar value={own.value} words={words} />
          </li>
        )}
        <li>
          <span class="puzzle-move">{words.oneMove}</span>
          <Bar value={moves[0].value} words={words} />
        </li>
      </ol>
    </div>
  );
}

function Bar({ value: { chance }, words }: { readonly value: PuzzleValue; readonly words: PuzzlePageWords }) {
  return (
    <>
      <span class="puzzle-bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${chance / 100})` }} />
      </span>
      <b aria-hidden="true">{chance}</b>
      <span class="unseen">{words.outOf(chance)}</span>
    </>
  );
}

/** What everybody at the table is called. */
export function useNames(session: PuzzleSession): Names {
  const common = useWords();
  const state = session.state.value;
  const called =
    state === null ? '{"seats":[],"you":null}' : JSON.stringify(seatNames(session, state, common));
  return useMemo<Names>(() => JSON.parse(called), [called]);
}

interface ToldMove {
  readonly value: PuzzleValue;
  readonly label: string;
  readonly cards: readonly number[];
}

const MOST_CARDS = 3;

/** A move as a button says it, with the cards it takes. */
function toldMove(
  value: PuzzleValue,
  { game, moment, puzzle }: PuzzleRun,
  screen: GameScreen,
  texts: PlayTexts,
  names: Names,
  words: PuzzlePageWords,
): ToldMove {
  const seat = puzzle.value?.seat ?? 0;
  const move = value.move === LETS_PASS ? undefined : findMove(game, moment, seat, value.move);
  if (move === undefined) return { value, label: words.letPass, cards: [] };
  const use = screen.use(move, game.view(moment, seat), seat);
  return { value, label: texts.move(move, names), cards: (use?.cards ?? []).slice(0, MOST_CARDS) };
}
