import { findMove, LETS_PASS, type Seat } from '@samsara/engine';
import type { MoveValue, ReviewedDecision, SeatReview } from '@samsara/engine/review';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { hundredth } from '../analysis/hundredths.ts';
import type { ScreenWords } from '../contract/board.ts';
import { CardPicture } from '../kit/card.tsx';
import { Segments } from '../kit/form/segments.tsx';
import { planTable } from '../local/planned.ts';
import { momentHash } from '../replay/moment-link.ts';
import { planFrom } from '../replay/plan-from.ts';
import { goTo, localPath, replayPath } from '../shell/routes.ts';
import { foundFrom, MarkSign } from './marks.tsx';
import { Position } from './position.tsx';
import { moveText, placeName, type Story } from './story.ts';
import { NO_THREATS, threatsOf } from './threats.ts';
import { certainOf, whyBetter } from './why.ts';
import './walk.css';

/** The most telling ones; a long game has more choices than anybody wants to see again. */
const MOST_STOPS = 12;

interface WalkProps {
  readonly of: SeatReview;
  readonly story: Story;
  readonly gameWords: ScreenWords;
  readonly play: string;
  readonly share: string | null;
}

/** From one choice that cost something, or was hard to find, to the next. */
export function Walk({ of, story, gameWords, play, share }: WalkProps) {
  const { words } = story;
  const stops = useMemo(() => stopsOf(of.decisions), [of.decisions]);
  // By its place in the game: while somebody looks, closer looks may find more or fewer of them.
  const [at, setAt] = useState<number | null>(null);
  const number = at === null ? 0 : nearest(stops, at);
  const stop = stops[number];
  useEffect(() => {
    if (at === null && stop !== undefined) setAt(stop.index);
  }, [at, stop]);
  return (
    <section class="review-box is-wide" aria-labelledby="review-walk">
      <header class="review-head">
        <h2 id="review-walk">{words.walk}</h2>
        {stops.length > 1 && (
          <nav aria-label={words.walk}>
            <button
              type="button"
              class="button"
              disabled={number === 0}
              onClick={() => setAt(stops[number - 1].index)}
            >
              {words.previous}
            </button>
            <output>{words.walkAt(number + 1, stops.length)}</output>
            <button
              type="button"
              class="button"
              disabled={number === stops.length - 1}
              onClick={() => setAt(stops[number + 1].index)}
            >
              {words.next}
            </button>
          </nav>
        )}
      </header>
      {stop === undefined ? (
        <p>{words.noMistakes}</p>
      ) : (
        <Stop
          key={stop.index}
          decision={stop}
          story={story}
          gameWords={gameWords}
          play={play}
          share={share}
        />
      )}
    </section>
  );
}

function nearest(stops: readonly ReviewedDecision[], index: number): number {
  const distances = stops.map((stop) => Math.abs(stop.index - index));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** In the order of the game. */
function stopsOf(decisions: readonly ReviewedDecision[]): ReviewedDecision[] {
  return decisions
    .filter(({ mark }) => mark !== 'fine')
    .sort((a, b) => Math.abs(b.own) - Math.abs(a.own))
    .slice(0, MOST_STOPS)
    .sort((a, b) => a.index - b.index);
}

interface StopProps extends Omit<WalkProps, 'of'> {
  readonly decision: ReviewedDecision;
}

function Stop({ decision, story, gameWords, play, share }: StopProps) {
  const { index, seat, made, best, mark, own } = decision;
  const { tape, words } = story;
  const isBest = made.move === best.move;
  const [shown, show] = useState<'made' | 'better'>(isBest ? 'made' : 'better');
  const tryAgain = () => {
    planTable(planFrom(tape, index, seat));
    goTo(localPath(tape.record.game));
  };
  const moment = momentHash({ place: index, eyes: seat, share });
  return (
    <div class="walk-stop">
      <div class="walk-words">
        <h3>
          {placeName(words, tape.length, index)}
          <span class="mark-word">
            <MarkSign mark={mark} /> {words.marks[mark]}
          </span>
        </h3>
        <p>{isBest ? `${words.asBest} ${words.found(foundFrom)}` : words.cost(hundredth(-own))}</p>
        <dl class="walk-moves">
          <ShownMove
            label={words.made}
            value={made}
            index={index}
            seat={seat}
            story={story}
            gameWords={gameWords}
          />
          {!isBest && (
            <ShownMove
              label={words.better}
              value={best}
              index={index}
              seat={seat}
              story={story}
              gameWords={gameWords}
            />
          )}
        </dl>
        {!isBest && <Why decision={decision} story={story} />}
        <div class="walk-buttons">
          <button type="button" class="button is-main" onClick={tryAgain}>
            {words.tryAgain}
          </button>
          <a class="button" href={`${replayPath(play)}${moment}`}>
            {words.seeInReplay}
          </a>
        </div>
      </div>
      <div class="walk-table">
        {!isBest && (
          <Segments<'made' | 'better'>
            label={words.highlight}
            value={shown}
            options={[
              { value: 'made', label: words.made },
              { value: 'better', label: words.better },
            ]}
            choose={show}
          />
        )}
        <Position
          story={story}
          gameWords={gameWords}
          index={index}
          seat={seat}
          move={(shown === 'made' ? made : best).move}
        />
      </div>
    </div>
  );
}

/** What the better move was certain to bring and mostly leads to, from what the seat could know. */
function Why({ decision, story }: Pick<StopProps, 'decision' | 'story'>) {
  const { index, seat, made, best, reason } = decision;
  const { tape, screen, words, consequences } = story;
  const sentence = useMemo(() => {
    const view = tape.viewAt(index, seat);
    const compared = {
      better: certainOf(screen, view, seat, best.move),
      made: certainOf(screen, view, seat, made.move),
      threats:
        consequences === null
          ? NO_THREATS
          : threatsOf({ ...story, ...consequences }, view, seat, { better: best.move, made: made.move }),
    };
    return whyBetter(reason ?? 'better', compared, story, words);
  }, [story, index, seat, made.move, best.move, reason]);
  return (
    <p class="walk-why">
      <b>{words.why}</b> {sentence}
    </p>
  );
}

interface ShownMoveProps {
  readonly label: string;
  readonly value: MoveValue;
  readonly index: number;
  readonly seat: Seat;
  readonly story: Story;
  readonly gameWords: ScreenWords;
}

function ShownMove({ label, value, index, seat, story, gameWords }: ShownMoveProps) {
  const { words, screen, texts } = story;
  const confidence = hundredth(value.confidence);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span class="walk-cards" aria-hidden="true">
          {cardsOf(story, index, seat, value.move).map((card, i) => (
            <CardPicture key={i} screen={screen} texts={texts} words={gameWords} card={card} />
          ))}
        </span>
        <span>
          <b>{moveText(story, index, seat, value.move)}</b>
          <small>
            {words.chanceOf(hundredth(value.chance))}
            {confidence > 0 && ` (${words.plusMinus(confidence)})`}
          </small>
        </span>
      </dd>
    </div>
  );
}

const MOST_CARDS = 4;

/** The cards that a move takes into the hand, to be seen beside its name. */
function cardsOf({ tape, screen }: Story, index: number, seat: Seat, move: string): readonly number[] {
  if (move === LETS_PASS) return [];
  const found = findMove(tape.game, tape.stateAt(index), seat, move);
  const use = found === undefined ? null : screen.use(found, tape.viewAt(index, seat), seat);
  return (use?.cards ?? []).slice(0, MOST_CARDS);
}
