import type { Dependencies, TableHost } from '../host/host.ts';
import { NOBODY_AWAY } from '../schedule/nobody-away.ts';
import type { Scheduled } from '../schedule/scheduled.ts';
import { Agreements } from './agreements.ts';
import { BotsAtSeats } from './bots-at-seats.ts';
import { GameClock } from './game-clock.ts';

/** What is done by itself at a table of one device, from its first cards on. */
export function playSchedule(host: TableHost, deps: Dependencies): readonly Scheduled[] {
  return [
    new GameClock(host, deps, NOBODY_AWAY),
    new BotsAtSeats(host, deps),
    new Agreements(host, deps, NOBODY_AWAY),
  ];
}
