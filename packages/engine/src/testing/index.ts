export { randomAttempt } from './attempts.ts';
export { contractOf, type Promised } from './contract.ts';
export { uncovered, withoutForbiddenNeighbour } from './coverage.ts';
export { type Difference, type Forbidden, rulesOf, runScenario, type Scenario } from './scenario.ts';
export { readScenario } from './scenario-file.ts';
export type { SecretGroup, SecretZone, Terms } from './terms.ts';
export { makeTwin } from './twins.ts';
