import type { Review, SeatReview } from '@samsara/engine/review';
import { useState } from 'preact/hooks';
import { hundredth } from '../analysis/hundredths.ts';
import { Segments } from '../kit/form/segments.tsx';
import { ChanceChart } from './chance-chart.tsx';
import { MarkSign } from './marks.tsx';
import { type CurveMoment, chanceAt } from './moments.ts';
import { placeName, type Story, toldOf } from './story.ts';

interface CurveSectionProps {
  readonly review: Review;
  readonly of: SeatReview;
  readonly moments: readonly CurveMoment[];
  readonly at: number;
  readonly story: Story;
  choose(moment: number): void;
}

/** Chances over the game, as a curve or as a table, and what happened at the moment that is looked at. */
export function CurveSection({ review, of, moments, at, story, choose }: CurveSectionProps) {
  const { words } = story;
  const [look, setLook] = useState<'curve' | 'table'>('curve');
  const moment = moments[at];
  const isMove = moment !== undefined && moment.index >= 0 && moment.index < review.length;
  return (
    <section class="review-box is-wide" aria-labelledby="review-curve">
      <header class="review-head">
        <h2 id="review-curve">{words.curve}</h2>
        <Segments<'curve' | 'table'>
          label={words.show}
          isBare
          value={look}
          options={[
            { value: 'curve', label: words.asCurve },
            { value: 'table', label: words.asTable },
          ]}
          choose={setLook}
        />
      </header>
      {look === 'table' ? (
        <MomentTable review={review} of={of} moments={moments} story={story} />
      ) : (
        <>
          <ChanceChart
            seats={review.seats}
            seat={of.seat}
            length={review.length}
            moments={moments}
            at={at}
            says={momentText(review, moment, story)}
            words={words}
            choose={choose}
          />
          {moment !== undefined && (
            <p class="review-moment">
              <b>{placeName(words, review.length, moment.index)}</b>
              {moment.mark !== null && (
                <span class="mark-word">
                  <MarkSign mark={moment.mark} /> {words.marks[moment.mark]}
                </span>
              )}
              <span>{isMove ? toldOf(story, moment.index, of.seat) : ''}</span>
            </p>
          )}
        </>
      )}
      <p class="review-note">{words.eachByThemselves}</p>
    </section>
  );
}

/** A moment as it is read aloud: where, everybody's chances, and how the choice is called. */
function momentText(review: Review, moment: CurveMoment | undefined, { names, words }: Story): string {
  if (moment === undefined) return '';
  const chances = review.seats.map(({ seat, curve }) => {
    const chance = chanceAt(curve, moment.index);
    return chance === null ? '' : words.chance(names.seats[seat], hundredth(chance));
  });
  const mark = moment.mark === null ? '' : `. ${words.marks[moment.mark]}`;
  const place = placeName(words, review.length, moment.index);
  return `${place}: ${chances.filter((each) => each !== '').join(', ')}${mark}`;
}

type MomentTableProps = Pick<CurveSectionProps, 'review' | 'of' | 'moments' | 'story'>;

/** All that the curve shows, in rows. */
function MomentTable({ review, of, moments, story }: MomentTableProps) {
  const { names, words } = story;
  const isMove = (index: number) => index >= 0 && index < review.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section class="review-scroll" tabIndex={0} aria-label={words.asTable}>
      <table class="review-table">
        <caption class="unseen">{words.chanceOutOf}</caption>
        <thead>
          <tr>
            <th scope="col">{words.moment}</th>
            {review.seats.map(({ seat }) => (
              <th scope="col" key={seat} class="is-number">
                {names.seats[seat]}
              </th>
            ))}
            <th scope="col">{words.choice}</th>
            <th scope="col">{words.whatHappened}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map(({ index, mark }) => (
            <tr key={index}>
              <th scope="row">{placeName(words, review.length, index)}</th>
              {review.seats.map(({ seat, curve }) => (
                <td key={seat} class="is-number">
                  {shown(chanceAt(curve, index))}
                </td>
              ))}
              <td>{mark === null ? '' : words.marks[mark]}</td>
              <td>{isMove(index) ? toldOf(story, index, of.seat) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function shown(chance: number | null): string | number {
  return chance === null ? '–' : hundredth(chance);
}
