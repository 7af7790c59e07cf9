export { uncovered, withoutForbiddenNeighbour } from './coverage.ts';
export { type Differences, type Forbidden, readScenario, rulesOf, runScenario, type Scenario } from './scenario.ts';
