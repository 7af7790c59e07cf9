import { type GameRecord, type PlayedGame, shuffleTold } from '@samsara/engine';
import { shuffleSentences } from '@samsara/engine/texts';
import { useState } from 'preact/hooks';
import { type KeptCommitment, keptCommitment } from '../connection/kept-commitments.ts';
import type { GameScreen } from '../contract/board.ts';
import { settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import { examine, findingIn, isLeftOut, isListed } from './examine.ts';
import { findRecord } from './find-record.ts';
import './shuffle-check.css';
import { type ReplayWords, replayCatalogue } from '../texts/replay.ts';

interface ShuffleCheckProps {
  /** The name of the record. */
  readonly play: string;
  readonly game: GameScreen['game'];
  /** Without it the record is looked for by its name. */
  find?(): Promise<GameRecord | null>;
}

/** Checks the shuffle and every move on a tap, and says in a sentence against what. */
export function ShuffleCheck({ play, game, find = () => recordOf(play) }: ShuffleCheckProps) {
  const common = useWords();
  const words = replayCatalogue.current.value;
  const [said, say] = useState('');
  const [shuffle, tell] = useState<readonly string[]>([]);
  if (words === null) return null;
  const kept = keptCommitment(play);
  const check = async () => {
    say(common.loading);
    const record = await find();
    if (record === null) return say(common.failed);
    const verdict = examine(game as PlayedGame, record, kept);
    const { language } = settings.value;
    const listed = kept === null ? null : await isListed(kept);
    const whyLeftOut = kept !== null && isLeftOut(record, kept) ? ownWords(kept, words) : null;
    say(findingIn(words, language, verdict, kept, listed, whyLeftOut));
    tell(verdict.ok ? shuffleSentences(language, shuffleTold(record)) : []);
  };
  return (
    <div class="shuffle-check">
      <button type="button" class="button" onClick={() => void check()}>
        {words.verify}
      </button>
      <p role="status">{said}</p>
      {shuffle.length > 0 && (
        <ul class="shuffle-told">
          {shuffle.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {said !== '' && said !== common.loading && kept !== null && (
        <details>
          <summary>{words.keptHere}</summary>
          <dl>
            <dt>{words.promise(kept.number)}</dt>
            <dd>{kept.commitment}</dd>
            <dt>{words.ownShare}</dt>
            <dd>
              {kept.seat}:{kept.entropy}
            </dd>
            {kept.sealed?.shown && (
              <>
                <dt>{words.allCommitments}</dt>
                <dd>{kept.sealed.shown.digest}</dd>
              </>
            )}
          </dl>
        </details>
      )}
    </div>
  );
}

/** Why the share of this device is not in the shuffle. */
function ownWords({ sealed }: KeptCommitment, words: ReplayWords): string {
  if (sealed?.doubt !== undefined) return words.keptBack;
  return sealed?.shown ? words.leftOutThoughShown : words.notShown;
}

async function recordOf(play: string): Promise<GameRecord | null> {
  return (await findRecord(play))?.record ?? null;
}
