/** Lets a steady rate pass and a burst now and then. */
export class Bucket {
  private readonly perSecond: number;
  private readonly burst: number;
  private level: number;
  private at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.level = burst;
    this.at = now;
  }

  /** Takes one; otherwise the milliseconds until there is one again. */
  take(now: number): number {
    this.level = Math.min(this.burst, this.level + (Math.max(0, now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level < 1) return Math.ceil(((1 - this.level) / this.perSecond) * 1000);
    this.level--;
    return 0;
  }

  /** So many were taken elsewhere. */
  spend(count: number, now: number): void {
    this.take(now);
    this.level = Math.max(0, this.level + 1 - count);
  }
}
