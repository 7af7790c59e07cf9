import type { Findings } from '../analysis/running.ts';
import type { ReviewWords } from './texts.ts';

interface ReviewStatusProps {
  readonly findings: Findings & { stop(): void; goOn(): void };
  readonly words: ReviewWords;
}

/** How far the review has come, and a way to stop it or to go on. */
export function ReviewStatus({ findings, words }: ReviewStatusProps) {
  const { status, review, done, total, stop, goOn } = findings;
  const isWorking = status === 'working';
  return (
    <div class={`review-status is-${status}`}>
      {/* What changes many times a second is not read aloud. */}
      <p role="status">{phaseOf(findings, words)}</p>
      {isWorking && (
        <>
          <progress aria-label={words.title} {...(total === null ? {} : { max: total, value: done })} />
          <span class="review-count" aria-hidden="true">
            {review !== null && total !== null ? words.closely(done, total) : ''}
          </span>
          <button type="button" class="button" onClick={stop}>
            {words.stop}
          </button>
        </>
      )}
      {status === 'stopped' && (
        <button type="button" class="button" onClick={goOn}>
          {words.goOn}
        </button>
      )}
    </div>
  );
}

function phaseOf({ status, review }: Findings, words: ReviewWords): string {
  if (status === 'done') return words.finished;
  if (status === 'stopped') return words.stopped;
  return review === null ? words.beginning : words.roughly;
}
