import type { Level, Strength } from '@samsara/engine';

/** The strengths between the levels. The list of the engine is not asked: the lobby does without it. */
const BETWEEN: Readonly<Record<Exclude<Strength, Level>, number>> = {
  'strength-zero': 0,
  'strength-two': 2,
  'strength-four': 4,
  'strength-five': 5,
  'strength-seven': 7,
  'strength-eight': 8,
  'strength-nine': 9,
};

/** What each strength is called: some have a name, the others a number. */
export function levelNames(
  named: Readonly<Record<Level, string>>,
  numbered: (strength: number) => string,
): Readonly<Record<string, string>> {
  const between = Object.entries(BETWEEN).map(([name, strength]) => [name, numbered(strength)]);
  return { ...named, ...Object.fromEntries(between) };
}
