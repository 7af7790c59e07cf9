/**
 * What the live examples of the guides print, by guide and place: each line as a text or a pattern, worked out from the rules and
 * from what the guides say, not from a run.
 */
export const PRINTED: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  // Somebody keeps cards at the end and loses; the others win. KA-01
  'first-game-1': [
    /^\d+ moves, then: \{"winners":\[\d,\d\],"losers":\[\d\],"reason":"last-with-cards","points":null\}$/,
  ],
  'first-game-2': [
    'choose-first KA-11',
    'First choose the cards that you lay open.',
    /^Choose three of your first six hand cards/,
    'moved',
  ],
  // The last card of a zone is on top, and only who draws it knows it.
  'first-game-3': ['Ann reads: You draw green 8.', 'Bo reads: Ann draws 1 card.'],
  'views-and-leaks-1': ['karma', 'karmaka', 'mieses-karma', 'stop'].map(
    (game) => `${game}: same cards false, same view true`,
  ),
  'views-and-leaks-2': ['the view of Karma: 1 way to look at 20 worlds', 'with the addition: a leak'],
  'bots-1': Array.from({ length: 5 }, () => /^\d{1,3} % after \d+ visits: (?:deed|future|ability|pass)/),
  'records-1': ['true in every part', 'wrong-link at moves[0]'],
  'protocol-1': ['a message: watch', 'refused: wrong-form', 'refused: wrong-form', 'refused: not-json'],
  // Two sevens go from the hand onto the pile.
  'protocol-2': ['{"hand":[1,2],"pile":[1,0,7,7],"turns":[9]}', '{"hand":[4,12],"pile":[3,7,7],"turns":9}'],
  'positions-1': ['it holds', '{"type":"other-value","place":"deciding[0]","found":"0","expected":"1"}'],
};

/** Where what an example has printed is not what it should; empty if all is well. */
export function unlikePrinted(id: string, lines: readonly string[]): string[] {
  const expected = PRINTED[id] ?? [];
  const count = Math.max(expected.length, lines.length);
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const [wanted, line] = [expected[i], lines[i]];
    const fits = wanted instanceof RegExp ? line !== undefined && wanted.test(line) : wanted === line;
    return fits ? [] : [`${id}, line ${i + 1}: ${line}`];
  });
}
