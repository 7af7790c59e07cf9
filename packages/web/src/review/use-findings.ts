import { useEffect, useState } from 'preact/hooks';
import { type Findings, NOTHING_YET, startReview } from '../analysis/running.ts';
import { choicesIn } from '../progress/kept-choices.ts';
import { keepChoices } from '../progress/notebook.ts';
import type { ReviewedGame } from './use-game.ts';

/** Reviews that were finished on this page: whoever comes back from the replay sees them at once. */
const finished = new Map<string, Findings>();
const MOST_FINISHED = 3;

interface Reviewing extends Findings {
  stop(): void;
  /** After it was stopped. */
  goOn(): void;
}

/** The review of a game; it is made as long as the page is looked at. */
export function useFindings({ play, tape, ownership }: ReviewedGame): Reviewing {
  const [findings, setFindings] = useState<Findings>(finished.get(play) ?? NOTHING_YET);
  const [round, setRound] = useState(0);
  const [stop, setStop] = useState(() => () => undefined as unknown);
  useEffect(() => {
    if (finished.has(play)) return;
    const { record } = tape;
    const others = record.seats.map((_, seat) => seat).filter((seat) => seat !== ownership.seat);
    const first = ownership.seat === null ? others.slice(0, 1) : [ownership.seat];
    const running = startReview({ record, first, later: others.filter((seat) => !first.includes(seat)) });
    setStop(() => running.stop);
    const unsubscribe = running.findings.subscribe((found) => {
      // What was found before a stop stays until there is something better.
      setFindings((before) => (found.review === null ? { ...found, review: before.review } : found));
      if (found.status === 'done') finish(play, found, { tape, ownership });
    });
    return () => {
      unsubscribe();
      running.stop();
    };
  }, [play, tape, ownership, round]);
  return { ...findings, stop, goOn: () => setRound(round + 1) };
}

function finish(
  play: string,
  found: Findings,
  { tape, ownership }: Pick<ReviewedGame, 'tape' | 'ownership'>,
): void {
  finished.set(play, found);
  const [oldest] = finished.keys();
  if (finished.size > MOST_FINISHED) finished.delete(oldest);
  if (!ownership.counts || ownership.seat === null || found.review === null) return;
  const choices = choicesIn(tape.record, found.review, ownership.seat, Date.now());
  if (choices !== null) keepChoices(choices);
}
