import { commitmentTo } from '@samsara/engine';
import {
  alone,
  type Bots,
  clockShown,
  HostedTable,
  type HostPart,
  NOBODY_AWAY,
  oneScene,
  type Scene,
  type Service,
} from '@samsara/table/device';
import type { FromTable, KeptGame, KeptRecord } from '../worker/plan.ts';

/** What a table needs from the device. */
export interface Device {
  tell(message: FromTable): void;
  keep(kept: KeptGame): void;
  finish(kept: KeptRecord): void;
  /** Milliseconds since 1970; never goes back. */
  now(): number;
  schedule(ms: number, what: () => void): () => void;
  /** Calls once, when the first cards lie or something else is wanted of the table. */
  whenDealt(what: () => void): void;
  randomInt(below: number): number;
  /** Random bytes as hexadecimal digits. */
  entropy(bytes: number): string;
  report(error: unknown): void;
}

/** The same device, where its clock was set back since the last entry: time goes on from there. */
export function steadyAfter(device: Device, last: number): Device {
  const behind = Math.max(0, last - device.now());
  return { ...device, now: () => device.now() + behind };
}

/** A table of this device: everybody at it is there, whoever holds the device. */
export function hostOn(
  { now, schedule, randomInt, report }: Device,
  scene: Scene,
  service: Service,
  bots: Bots,
  act: HostPart['act'],
  evening: NonNullable<HostPart['shown']['evening']>,
): HostedTable {
  const present = new Set(scene.table.seats.flatMap(({ player }) => player ?? []));
  return new HostedTable({
    deps: { now, schedule, randomInt, report, neighbours: alone(service, present), bots },
    scenes: oneScene(scene),
    schedule: () => ({ absences: NOBODY_AWAY, parts: [] }),
    shown: {
      promise: () => {
        const { round, seed } = scene.table;
        return { number: round, commitment: commitmentTo(seed), link: '' };
      },
      clock: clockShown,
      evening,
    },
    act,
  });
}
