import type { GameRecord, Seat } from '@samsara/engine';
import type { Review } from '@samsara/engine/review';
import { useEffect, useState } from 'preact/hooks';
import { choicesIn } from '../progress/kept-choices.ts';
import { keepChoices } from '../progress/notebook.ts';
import { findRecord } from '../records/find-record.ts';
import { inHundredths } from './hundredths.ts';
import { ownershipOf } from './own-seat.ts';
import { startReview } from './running.ts';
import { analysisCatalogue } from './texts.ts';

interface EndSentenceProps {
  readonly play: string;
  readonly seat: Seat;
}

/** What the cards and one's own choices brought, as soon as it is known; nothing until then. */
export function EndSentence({ play, seat }: EndSentenceProps) {
  const words = analysisCatalogue.current.value;
  const review = useOwnReview(play, seat);
  const parts = review?.seats.find((each) => each.seat === seat)?.parts;
  if (!parts || words === null) return null;
  const { cards, own } = inHundredths(parts);
  return (
    <>
      {words.sentence(cards, own, null)} <small>{words.unit}</small>
    </>
  );
}

/** A review of one seat, made in a worker; it ends with the end of the game on the screen. */
function useOwnReview(play: string, seat: Seat): Review | null {
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => {
    let isWanted = true;
    let stop = () => undefined as unknown;
    const begin = async () => {
      const record = await recordOf(play);
      if (record === null || !isWanted) return;
      const running = startReview({ record, first: [seat], later: [] });
      const unsubscribe = running.findings.subscribe(({ status, review: found }) => {
        if (status !== 'done' || found === null) return;
        setReview(found);
        void keep(play, record, found, seat);
      });
      stop = () => {
        unsubscribe();
        running.stop();
      };
    };
    begin().catch(() => undefined);
    return () => {
      isWanted = false;
      stop();
    };
  }, [play, seat]);
  return review;
}

async function keep(play: string, record: GameRecord, review: Review, seat: Seat): Promise<void> {
  const ownership = await ownershipOf(play, record);
  const choices =
    ownership.counts && ownership.seat === seat ? choicesIn(record, review, seat, Date.now()) : null;
  if (choices !== null) keepChoices(choices);
}

/** The device may still be writing it down. */
const TRIES = 4;
const PAUSE_MS = 400;

async function recordOf(play: string): Promise<GameRecord | null> {
  for (let left = TRIES; left > 0; left--) {
    const found = await findRecord(play);
    if (found !== null) return found.record;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return null;
}
