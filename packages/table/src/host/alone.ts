import type { Service } from '../state/clock.ts';
import type { PlayerId } from '../state/table.ts';
import type { Neighbours } from './host.ts';

/** A host that shares its tables with no other. `present` are those who are there whether they follow a table or not. */
export function alone(service: Service, present: ReadonlySet<PlayerId>): Neighbours {
  const everybody = { players: present, spectators: 0 };
  return {
    service,
    isAlone: true,
    isSure: () => true,
    lag: () => 0,
    followers: { elsewhere: () => everybody, say: () => {} },
  };
}
