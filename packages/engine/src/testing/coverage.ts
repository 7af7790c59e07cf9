import { forbiddenIn, rulesOf, type Scenario } from './scenario.ts';

/** Binding clauses that no scenario shows. */
export function uncovered(binding: readonly string[], scenarios: readonly Scenario[]): string[] {
  const shown = new Set(scenarios.flatMap(rulesOf));
  return binding.filter((clause) => !shown.has(clause));
}

/** Clauses for which something is allowed or happens, but never anything forbidden. */
export function withoutForbiddenNeighbour(scenarios: readonly Scenario[]): string[] {
  const forbids = new Set(scenarios.filter(forbidsSomething).flatMap(rulesOf));
  const allows = new Set(scenarios.filter((scenario) => !forbidsSomething(scenario)).flatMap(rulesOf));
  return [...allows].filter((clause) => !forbids.has(clause));
}

/** A move that must be refused, or a position that cannot be. */
function forbidsSomething(scenario: Scenario): boolean {
  return scenario.rejected !== undefined || forbiddenIn(scenario).length > 0;
}
