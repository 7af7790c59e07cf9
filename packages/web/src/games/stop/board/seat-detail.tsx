import type { Move, View } from '@samsara/engine/games/stop/rules';
import type { SeatDetailProps } from '../../../contract/board.ts';
import { CallSign } from './call-buttons.tsx';
import './seat-detail.css';
import { isRoundFresh, threatIn } from '../situation.ts';
import type { StopWords } from '../texts/words.ts';
import { ThreatSign } from './threat.tsx';

/** Points, who deals, who has only one card left, and who is hit. */
export function SeatDetail({ view, of, words }: SeatDetailProps<Move, View, StopWords>) {
  const { points, handCount } = view.seats[of];
  const { target_points } = view.options;
  const threat = threatIn(view);
  const added = isRoundFresh(view) ? view.lastRound?.points[of] : undefined;
  return (
    <div class="stop-seat">
      <span class="stop-points" title={words.score.points(points, target_points)}>
        <span aria-hidden="true">
          <b>{points}</b>
          <span class="stop-of">/{target_points}</span>
        </span>
        <span class="unseen">{words.score.points(points, target_points)}</span>
        <meter aria-hidden="true" min={0} max={target_points} value={Math.min(points, target_points)} />
      </span>
      {added !== undefined && (
        <span class="stop-added" title={words.score.added(added)}>
          <span aria-hidden="true">+{added}</span>
          <span class="unseen">{words.score.added(added)}</span>
        </span>
      )}
      {view.dealer === of && (
        <span class="stop-dealer" title={words.dealer.word}>
          <span class="stop-dealer-word">{words.dealer.word}</span>
          <span class="stop-dealer-sign" aria-hidden="true">
            {words.dealer.sign}
          </span>
        </span>
      )}
      {handCount === 1 && view.outcome === null && (
        <span class="stop-last" title={words.lastCard}>
          <CallSign call="achtung" />
          <span class="stop-last-words">{words.lastCard}</span>
        </span>
      )}
      {threat?.victim === of && <ThreatSign threat={threat} />}
    </div>
  );
}
