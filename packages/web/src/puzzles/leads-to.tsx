import { useEffect, useState } from 'preact/hooks';
import type { GameScreen, PlayTexts } from '../contract/board.ts';
import { settings } from '../settings/settings.ts';
import type { PuzzleRun } from './puzzle-run.ts';
import type { PuzzleSession } from './puzzle-session.ts';
import { useNames } from './values.tsx';

interface LeadsToProps {
  readonly run: PuzzleRun;
  readonly screen: GameScreen;
  readonly session: PuzzleSession;
  readonly texts: PlayTexts;
}

/** What the best move mostly leads to, and the one that was made; nothing where that cannot be said. */
export function LeadsTo({ run, screen, session, texts }: LeadsToProps) {
  const names = useNames(session);
  const [sentences, tell] = useState<readonly string[]>([]);
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    const puzzle = run.puzzle.value;
    const answer = run.answer.value;
    if (puzzle === null || answer === null) return;
    const view = run.game.view(run.moment, puzzle.seat);
    const compared = { seat: puzzle.seat, values: puzzle.values, answer };
    void import('./consequences.ts')
      .then(({ consequences }) => consequences({ screen, texts, names }, view, compared, language))
      .then((told) => isWanted && tell(told))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [run, screen, texts, names, language]);
  return sentences.map((sentence) => (
    <p key={sentence} class="puzzle-note">
      {sentence}
    </p>
  ));
}
