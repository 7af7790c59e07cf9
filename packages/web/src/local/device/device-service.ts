import type { Service } from '@samsara/table/device';

/** When a table on this device was served: what lies under the curtain, or before the page was opened again, is nobody's time. */
export class DeviceService implements Service {
  outages: readonly { readonly from: number; readonly to: number }[] = [];
  readonly began: number;
  stoppedAt: number | undefined;
  /** Nobody has to connect again. */
  readonly graceMs = 0;

  constructor(began: number) {
    this.began = began;
  }

  stop(now: number): void {
    this.stoppedAt ??= now;
  }

  goOn(now: number): void {
    if (this.stoppedAt === undefined) return;
    this.leaveOut(this.stoppedAt, now);
    this.stoppedAt = undefined;
  }

  /** From then until now counts for nobody. */
  leaveOut(from: number, now: number): void {
    if (now <= from) return;
    const earlier = this.outages.filter(({ to }) => to < from);
    const first = this.outages[earlier.length]?.from ?? from;
    this.outages = [...earlier, { from: Math.min(from, first), to: now }];
    if (this.stoppedAt !== undefined) this.stoppedAt = now;
  }
}
