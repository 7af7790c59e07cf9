import type { Game, GameRecord } from '@samsara/engine';
import { useState } from 'preact/hooks';
import { keptCommitment } from '../connection/kept-commitments.ts';
import type { GameScreen } from '../contract/board.ts';
import { settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import { examine, findingIn, isListed } from './examine.ts';
import { findRecord } from './find-record.ts';
import './shuffle-check.css';
import { replayCatalogue } from '../texts/replay.ts';

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
  if (words === null) return null;
  const kept = keptCommitment(play);
  const check = async () => {
    say(common.loading);
    const record = await find();
    if (record === null) return say(common.failed);
    const verdict = examine(game as Game, record, kept);
    say(
      findingIn(words, settings.value.language, verdict, kept, kept === null ? null : await isListed(kept)),
    );
  };
  return (
    <div class="shuffle-check">
      <button type="button" class="button" onClick={() => void check()}>
        {words.verify}
      </button>
      <p role="status">{said}</p>
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
          </dl>
        </details>
      )}
    </div>
  );
}

async function recordOf(play: string): Promise<GameRecord | null> {
  return (await findRecord(play))?.record ?? null;
}
