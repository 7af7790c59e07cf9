import { withoutUndone } from '@samsara/engine';
import { useEffect, useState } from 'preact/hooks';
import { type Ownership, ownershipOf } from '../analysis/own-seat.ts';
import type { Consequences, GameScreen } from '../contract/board.ts';
import { loadScreen } from '../games/index.ts';
import { findRecord } from '../records/find-record.ts';
import { withSomebody } from '../records/nameless.ts';
import { readMoment } from '../replay/moment-link.ts';
import { Tape } from '../replay/tape.ts';
import { currentWords } from '../texts/words.ts';

/** A finished game and what draws it. */
export interface ReviewedGame {
  readonly play: string;
  readonly tape: Tape;
  readonly screen: GameScreen;
  /** What a link to it has to carry. */
  readonly share: string | null;
  readonly ownership: Ownership;
  /** Whom events help or harm, where the game says so. */
  readonly consequences: Consequences | null;
}

/** The game under this name, from this device or the server; `missing` if there is none for whoever asks. */
export function useGame(play: string): ReviewedGame | 'missing' | null {
  const [game, setGame] = useState<ReviewedGame | 'missing' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<ReviewedGame | 'missing'> => {
      const found = await findRecord(play, readMoment(location.hash, 'all').share);
      if (found === null) return 'missing';
      const { record, share } = found;
      const [screen, ownership] = await Promise.all([loadScreen(record.game), ownershipOf(play, record)]);
      const consequences = (await screen.consequences?.()) ?? null;
      return {
        play,
        tape: new Tape(screen.game, withSomebody(withoutUndone(record), currentWords().somebody)),
        screen,
        share,
        ownership,
        consequences,
      };
    };
    load().then(
      (found) => isWanted && setGame(found),
      () => isWanted && setGame('missing'),
    );
    return () => {
      isWanted = false;
    };
  }, [play]);
  return game;
}
