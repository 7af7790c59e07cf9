import type { Dependencies, TableHost } from '../../host/host.ts';
import { Agreements, type AlsoSpent } from '../../later/agreements.ts';
import { BotsAtSeats } from '../../later/bots-at-seats.ts';
import { GameClock } from '../../later/game-clock.ts';
import type { Schedule } from '../../schedule/scheduled.ts';
import { spentPaceAt } from '../state/pace.ts';
import { AbsentPeople } from './absent-people.ts';
import { BotsHome } from './bots-home.ts';
import { DayClocks } from './day-clocks.ts';
import { Deserted } from './deserted.ts';
import { HeldSeats } from './held-seats.ts';
import { MovesTakenBack } from './moves-taken-back.ts';
import { Pacing } from './pacing.ts';
import { SeatVotes } from './seat-votes.ts';
import { SeatsHandedOn } from './seats-handed-on.ts';
import { ShareExchange } from './share-exchange.ts';
import { StalledSeats } from './stalled-seats.ts';

/** What a table needs to which people come from devices of their own, and go. */
export function peopleSchedule(host: TableHost, deps: Dependencies): Schedule {
  const absences = new AbsentPeople(host, deps);
  return {
    absences,
    parts: [
      new Deserted(host, deps),
      new GameClock(host, deps, absences),
      new BotsAtSeats(host, deps, new BotsHome(deps)),
      absences,
      new Agreements(host, deps, absences, spentPace),
      new SeatVotes(host, deps, absences),
      new MovesTakenBack(host, deps, absences),
      new Pacing(host, deps),
      new StalledSeats(host, deps),
      new DayClocks(host, deps),
      new HeldSeats(host, deps, absences),
      new SeatsHandedOn(host, deps, absences),
      new ShareExchange(host, deps),
    ],
  };
}

const spentPace: AlsoSpent = ({ table }, { now, neighbours }) =>
  spentPaceAt(table, now(), neighbours.service);
