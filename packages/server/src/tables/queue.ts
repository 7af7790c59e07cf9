export type Job = () => Promise<void> | void;

/** Does one job after the other, in the order in which they come. */
export class Queue {
  private readonly jobs: Job[] = [];
  private readonly failed: (error: unknown) => void;
  isBusy = false;

  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }

  add(job: Job): void {
    this.jobs.push(job);
    if (!this.isBusy) void this.work();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    for (let job = this.jobs.shift(); job !== undefined; job = this.jobs.shift()) {
      try {
        await job();
      } catch (error) {
        this.failed(error);
      }
    }
    this.isBusy = false;
  }
}
