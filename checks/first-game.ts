/**
 * The clauses that somebody has to know in a first game, by game: aim, turn, what may be played, what is met in nearly every
 * game, and the end. What is rare can be looked up.
 */
export const FIRST_GAME: Readonly<Record<string, readonly string[]>> = {
  karma: clauses(
    'KA',
    '05 06 09 11 12 18 19 20 21 22 23 28 29 30 32 33 34 35 37 38 39 40 42 44 45 47 48 52 53 55 62 63 65 66 67 68 71 72',
  ),
  karmaka: clauses('KK', '05 06 10 11 12 15 16 37 39 40 41 42 43 44 45 46 51 52 53 54 55 56 58 59 61 62 66'),
  'mieses-karma': clauses(
    'MK',
    '01 03 04 05 06 07 09 10 12 14 15 17 20 21 22 24 25 26 27 31 32 33 34 41 43 44 46 52 53 54 58 70 75 91 108',
  ),
  stop: clauses(
    'ST',
    '01 09 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 28 29 31 32 33 34 36 38 39 40 41 44 45 47 48 53 54',
  ),
};

/** Clauses of the rules in a minute that do not hold in the edition of the lesson. */
export const OF_OTHER_EDITIONS: readonly string[] = ['KA-36', 'KA-46', 'KA-54'];

function clauses(prefix: string, numbers: string): string[] {
  return numbers.split(' ').map((number) => `${prefix}-${number}`);
}
