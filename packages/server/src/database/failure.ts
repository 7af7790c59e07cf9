/** The log could not do what it was asked to. The message comes from the database, and holds nothing of an entry. */
export class LogFailure extends Error {
  override readonly name = 'LogFailure';
}

/** The log cannot be reached just now. What was under way may have been done or not: the log will know. */
export class LogAway extends LogFailure {}

/** What was acknowledged could be lost with this database. */
export class UnsafeDatabase extends Error {
  readonly settings: readonly string[];

  constructor(settings: readonly string[]) {
    super(settings.join(', '));
    this.settings = settings;
  }
}
