import { LEVELS, STRENGTHS, strengthOf } from '@samsara/engine';

/** How many dots a strength has, 0.5 to 4: whole ones for the levels with names, parts for those between; 0 for no strength. */
export function dotsOf(level: string | null): number {
  const strength = strengthOf(level);
  if (strength === undefined) return 0;
  const marks = LEVELS.map((name) => STRENGTHS.indexOf(name));
  const above = marks.findIndex((mark) => mark >= strength);
  if (above === 0) return marks[0] === strength ? 1 : 0.5;
  const below = marks[above - 1];
  return above + (strength - below) / (marks[above] - below);
}
