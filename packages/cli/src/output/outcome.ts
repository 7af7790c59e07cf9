import type { Outcome, Seat } from '@samsara/engine';
import type { GameTexts, Names } from '@samsara/engine/texts';
import type { Words } from '../texts/words.ts';
import { bold, wrap } from './print.ts';

/** How a game ended, who won and who lost, and the points where there are any. */
export function outcomeLines(
  outcome: Outcome,
  gameTexts: GameTexts,
  names: Names,
  { texts }: Words,
): string[] {
  const { ending } = texts;
  const all = (seats: readonly Seat[]) =>
    seats.map((seat) => (seat === names.you ? ending.you : names.seats[seat])).join(', ');
  const lines = [bold(wrap(gameTexts.endings[outcome.reason] ?? outcome.reason))];
  if (outcome.winners.length > 0)
    lines.push(`${ending.winners(outcome.winners.length)} ${all(outcome.winners)}`);
  if (outcome.losers.length > 0) lines.push(`${ending.losers(outcome.losers.length)} ${all(outcome.losers)}`);
  if (outcome.points)
    lines.push(
      `${ending.points} ${outcome.points.map((points, seat) => `${all([seat])} ${points}`).join(', ')}`,
    );
  return lines;
}
