import type { Seat } from '@samsara/engine';
import { INPUT_TEXTS } from '@samsara/engine/texts';
import { useMemo, useState } from 'preact/hooks';
import { inHundredths } from '../analysis/hundredths.ts';
import { analysisCatalogue } from '../analysis/texts.ts';
import { hasPuzzles } from '../games/index.ts';
import { Segments } from '../kit/form/segments.tsx';
import { PageTitle } from '../kit/page/page-title.tsx';
import { useTexts } from '../play/play-screen.tsx';
import { settings } from '../settings/settings.ts';
import { Loading } from '../shell/loading.tsx';
import { PROGRESS_PATH, puzzlesPath, replayPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { CurveSection } from './curve-section.tsx';
import { Legend } from './marks.tsx';
import { Missing } from './missing.tsx';
import { momentsOf, nearestMoment } from './moments.ts';
import { PartsSection } from './parts-section.tsx';
import { ReviewStatus } from './review-status.tsx';
import { SeatName } from './seat-name.tsx';
import type { Story } from './story.ts';
import { reviewCatalogue } from './texts.ts';
import { TurningPoints } from './turning-points.tsx';
import { useFindings } from './use-findings.ts';
import { type ReviewedGame, useGame } from './use-game.ts';
import { Walk } from './walk.tsx';
import './review.css';

/** A finished game: how the chances moved, what was luck, what was choice, and what would have been better. */
export function ReviewPage({ play }: { readonly play: string }) {
  const game = useGame(play);
  if (game === null) return <Loading />;
  return game === 'missing' ? <Missing /> : <Reviewed key={play} game={game} />;
}

function Reviewed({ game }: { readonly game: ReviewedGame }) {
  const { tape, screen, play, share, ownership, consequences } = game;
  const common = useWords();
  const words = reviewCatalogue.current.value;
  const analysis = analysisCatalogue.current.value;
  const texts = useTexts(screen);
  const findings = useFindings(game);
  const [seat, chooseSeat] = useState<Seat>(() => ownership.seat ?? firstPerson(game));
  const [index, show] = useState<number | null>(null);
  const names = useMemo(
    () => ({
      seats: tape.record.seats.map(({ name }, each) => (each === ownership.seat ? common.you : name)),
      you: ownership.seat,
    }),
    [tape, ownership, common],
  );
  const story = useMemo<Story | null>(
    () =>
      texts === null || words === null
        ? null
        : { tape, screen, texts: texts.play, names, words, consequences },
    [tape, screen, texts, names, words, consequences],
  );
  if (words === null || analysis === null || texts === null || story === null) return <Loading />;
  const { review } = findings;
  const of = review?.seats.find((each) => each.seat === seat);
  const moments = of === undefined ? [] : momentsOf(of);
  const parts = of?.parts ?? null;
  const hundred = parts === null ? null : inHundredths(parts);
  const wrong = findings.code === null ? '' : INPUT_TEXTS[settings.value.language][findings.code];
  const links = (
    <p class="review-links">
      <a class="button" href={`${replayPath(play)}${share === null ? '' : `#share=${share}`}`}>
        {words.replay}
      </a>
      <a class="button" href={PROGRESS_PATH}>
        {words.progress}
      </a>
      {hasPuzzles(tape.record.game) && (
        <a class="button" href={puzzlesPath(tape.record.game)}>
          {words.practise}
        </a>
      )}
    </p>
  );
  return (
    <main class="page review-page">
      <PageTitle text={`${words.title} · ${texts.play.name}`} />
      {findings.status === 'failed' ? (
        <p role="alert">{words.failed(wrong)}</p>
      ) : (
        <ReviewStatus findings={findings} words={words} />
      )}
      {tape.record.seats.length > 1 && (
        <div class="review-whose">
          <Segments
            label={words.whose}
            value={String(seat)}
            options={tape.record.seats.map((_, each) => ({
              value: String(each),
              label: <SeatName seat={each} name={names.seats[each]} />,
            }))}
            choose={(value) => chooseSeat(Number(value))}
          />
        </div>
      )}
      {hundred !== null && findings.review !== null && (
        <p class="review-sentence">
          {analysis.sentence(hundred.cards, hundred.own, seat === ownership.seat ? null : names.seats[seat])}{' '}
          <small>{analysis.unit}</small>
        </p>
      )}
      <p class="review-note">{words.explains}</p>
      {review !== null && of !== undefined && (
        <div class="review-sections">
          <CurveSection
            review={review}
            of={of}
            moments={moments}
            at={nearestMoment(moments, index ?? of.turningPoints[0]?.index ?? tape.length)}
            story={story}
            choose={(moment) => show(moments[moment].index)}
          />
          <PartsSection parts={parts} words={words} />
          <TurningPoints review={review} of={of} story={story} show={show} />
          <Walk key={seat} of={of} story={story} gameWords={texts.words} play={play} share={share} />
          <Legend decisions={of.decisions} words={words} />
        </div>
      )}
      {links}
    </main>
  );
}

function firstPerson({ tape }: ReviewedGame): Seat {
  return Math.max(
    0,
    tape.record.seats.findIndex(({ kind }) => kind === 'person'),
  );
}
