import type { Dependencies, TableHost } from '../host/host.ts';
import { BotsAtSeats } from './bots-at-seats.ts';
import { GameClock } from './game-clock.ts';
import type { Absences, Schedule } from './scheduled.ts';

const nothing = () => undefined;

/** On one device everybody is there, whoever holds it. */
export const NOBODY_AWAY: Absences = {
  runDue: nothing,
  nextDue: nothing,
  begin: nothing,
  count: nothing,
  welcomeBack: nothing,
  welcomeThoseBack: nothing,
  comesBackUntil: () => 0,
  isPatienceOver: () => false,
  isLong: () => false,
};

/** What playing needs, wherever the people are; agreements come later. */
export function playSchedule(host: TableHost, deps: Dependencies): Schedule {
  return {
    absences: NOBODY_AWAY,
    parts: [new GameClock(host, deps, NOBODY_AWAY), new BotsAtSeats(host, deps)],
  };
}
