import { type Level, STRENGTHS } from '@samsara/engine';

/** What each strength is called: some have a name, the others a number. */
export function levelNames(
  named: Readonly<Record<Level, string>>,
  numbered: (strength: number) => string,
): Readonly<Record<string, string>> {
  const names: Readonly<Record<string, string>> = named;
  return Object.fromEntries(STRENGTHS.map((name, strength) => [name, names[name] ?? numbered(strength)]));
}
