/** Does one thing after another, and tells when nothing is left to do. */
export class SerialQueue {
  readonly #atRest: () => void;
  readonly #failed: (error: unknown) => void;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(atRest: () => void, failed: (error: unknown) => void) {
    this.#atRest = atRest;
    this.#failed = failed;
  }

  /** Resolves when nothing is left to do. */
  add(job: () => Promise<void> | void): Promise<void> {
    this.#waiting++;
    this.#last = this.#last
      .then(job)
      .catch(this.#failed)
      .then(() => {
        this.#waiting--;
        if (this.#waiting === 0) this.#atRest();
      });
    return this.settled();
  }

  async settled(): Promise<void> {
    while (this.#waiting > 0) await this.#last;
  }
}
