/** Rules that somebody wants a table to be planned with. */
export interface WishedRules {
  readonly game: string;
  readonly chosen: Readonly<Record<string, string | boolean | number | null>>;
}

let wished: WishedRules | null = null;

/** For the page that plans tables, which is gone to next. */
export function wishRules(rules: WishedRules): void {
  wished = rules;
}

/** Once: whoever comes back later plans afresh. */
export function takeWishedRules(): WishedRules | null {
  const taken = wished;
  wished = null;
  return taken;
}
