import type { Dependencies } from '../../host/host.ts';
import type { BotsElsewhere } from '../../later/bots-at-seats.ts';
import { decidingPeople, isPlayedByBot, type Table } from '../../state/table.ts';

const NOWHERE = { round: 0, moves: -1, since: 0 } as const;

/** One node thinks for the bots of a table. Others do so only when it has not answered for long. */
export class BotsHome implements BotsElsewhere {
  readonly #deps: Pick<Dependencies, 'neighbours' | 'bots'>;
  /** Since when the game has stood where it stands, as far as this node knows. */
  #standing: { round: number; moves: number; since: number } = NOWHERE;
  #inPlaceOfHome: number | undefined;

  constructor(deps: Pick<Dependencies, 'neighbours' | 'bots'>) {
    this.#deps = deps;
  }

  areElsewhere(table: Table, owing: readonly number[], now: number): boolean {
    const { neighbours } = this.#deps;
    if (neighbours.isAlone) return false;
    const { code, round, moves } = table;
    if (this.#standing.round !== round || this.#standing.moves !== moves) {
      this.#standing = { round, moves, since: now };
    }
    const lag = neighbours.lag(code, decidingPeople(table));
    const until = lag + this.#deps.bots.delay(true)[1] + this.#standing.since;
    const isOwing = owing.some((seat) => isPlayedByBot(table.seats[seat]));
    this.#inPlaceOfHome = lag > 0 && isOwing && until > now ? until : undefined;
    return lag > 0 && (until > now || !isOwing);
  }

  nextDue(): number | undefined {
    return this.#inPlaceOfHome;
  }

  rest(): void {
    this.#inPlaceOfHome = undefined;
    this.#standing = NOWHERE;
  }
}
