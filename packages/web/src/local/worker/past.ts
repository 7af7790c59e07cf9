import { framesFor, type Game, type GameRecord, replay, type Viewer } from '@samsara/engine';
import type { Frame } from '@samsara/protocol';

/** So much of the past stands in the log. */
const MOST_PAST = 120;

/** What this viewer saw of a record but for its `later` last moves; what they saw last is entry `seq`. */
export function pastFrames(
  game: Game,
  record: GameRecord,
  later: number,
  viewer: Viewer,
  seq: number,
): Frame[] {
  const told: (readonly unknown[])[] = [];
  replay(game, record, ({ events }) => told.push(events));
  const seen = told.slice(0, told.length - later);
  return seen
    .map((events, move) => ({
      seq: seq - seen.length + move + 1,
      events: framesFor(game, events, viewer),
    }))
    .slice(-MOST_PAST);
}
