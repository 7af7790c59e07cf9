import type { Dependencies, TableHost } from '../../host/host.ts';
import { Agreements, type AlsoSpent } from '../../later/agreements.ts';
import { BotsAtSeats } from '../../later/bots-at-seats.ts';
import { GameClock } from '../../later/game-clock.ts';
import type { Schedule } from '../../schedule/scheduled.ts';
import { hasPeople, isPlayedByBot, type Table } from '../../state/table.ts';
import { spentPaceAt } from '../state/pace.ts';
import { AbsentPeople } from './absent-people.ts';
import { BotsHome } from './bots-home.ts';
import { DayClocks } from './day-clocks.ts';
import { Deserted } from './deserted.ts';
import { HeldSeats } from './held-seats.ts';
import { MovesTakenBack } from './moves-taken-back.ts';
import { NeededParts, type Part } from './needed-parts.ts';
import { Pacing } from './pacing.ts';
import { SeatVotes } from './seat-votes.ts';
import { SeatsHandedOn } from './seats-handed-on.ts';
import { ShareExchange } from './share-exchange.ts';
import { StalledSeats } from './stalled-seats.ts';

/** What a table needs to which people come from devices of their own, and go. */
export function peopleSchedule(host: TableHost, deps: Dependencies): Schedule {
  const absences = new AbsentPeople(host, deps);
  return { absences, parts: [new NeededParts(host, deps, absences, PARTS)] };
}

const always = () => true;
const gathers = ({ phase }: Table) => phase === 'gathering';
const isAgreedTo = ({ agreed: { pause, resume, abort } }: Table) =>
  pause.length + resume.length + abort.length > 0;

const spentPace: AlsoSpent = ({ table }, { now, neighbours }) =>
  spentPaceAt(table, now(), neighbours.service);

/** In the order of their turns. */
const PARTS: readonly Part[] = [
  { isNeeded: (table) => !hasPeople(table), make: (host, deps) => new Deserted(host, deps) },
  { isNeeded: always, make: (host, deps, absences) => new GameClock(host, deps, absences) },
  {
    isNeeded: ({ seats }) => seats.some(isPlayedByBot),
    make: (host, deps) => new BotsAtSeats(host, deps, new BotsHome(deps)),
  },
  { isNeeded: always, make: (_host, _deps, absences) => absences },
  {
    isNeeded: isAgreedTo,
    make: (host, deps, absences) => new Agreements(host, deps, absences, spentPace),
  },
  {
    isNeeded: ({ votes }) => votes.length > 0,
    make: (host, deps, absences) => new SeatVotes(host, deps, absences),
  },
  {
    isNeeded: ({ lastMove }) => lastMove !== null && lastMove.question !== null,
    make: (host, deps, absences) => new MovesTakenBack(host, deps, absences),
  },
  { isNeeded: ({ pace }) => pace !== null, make: (host, deps) => new Pacing(host, deps) },
  { isNeeded: ({ conduct }) => conduct.length > 0, make: (host, deps) => new StalledSeats(host, deps) },
  {
    isNeeded: ({ settings }) => settings.days !== undefined,
    make: (host, deps) => new DayClocks(host, deps),
  },
  { isNeeded: gathers, make: (host, deps, absences) => new HeldSeats(host, deps, absences) },
  {
    isNeeded: ({ seatQuestion }) => seatQuestion !== null,
    make: (host, deps, absences) => new SeatsHandedOn(host, deps, absences),
  },
  { isNeeded: gathers, make: (host, deps) => new ShareExchange(host, deps) },
];
