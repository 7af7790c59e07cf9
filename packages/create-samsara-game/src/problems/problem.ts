/** What can be wrong with what somebody asks for; every language has its own words for it. */
export type ProblemCode =
  | 'unknown-flag'
  | 'bad-name'
  | 'bad-seats'
  | 'bad-languages'
  | 'folder-not-empty'
  | 'no-tarball'
  | 'unwritable'
  | 'missing'
  | 'no-game-here'
  | 'no-esbuild'
  | 'bad-port'
  | 'port-taken';

/** Nothing has been changed, and the program ends with a sentence. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly detail: string;

  constructor(code: ProblemCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}
