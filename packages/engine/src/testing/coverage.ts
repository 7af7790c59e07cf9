import type { Scenario } from './scenario.ts';
import { rulesOf } from './scenario.ts';

/** Binding clauses that no scenario shows. */
export function uncovered(binding: readonly string[], scenarios: readonly Scenario[]): string[] {
  const shown = new Set(scenarios.flatMap(rulesOf));
  return binding.filter((clause) => !shown.has(clause));
}

/** Clauses for which something is allowed or happens, but never anything forbidden. */
export function withoutForbiddenNeighbour(scenarios: readonly Scenario[]): string[] {
  const forbids = new Set(scenarios.filter((scenario) => scenario.illegal !== undefined).flatMap(rulesOf));
  const allows = new Set(scenarios.filter((scenario) => scenario.illegal === undefined).flatMap(rulesOf));
  return [...allows].filter((clause) => !forbids.has(clause));
}
