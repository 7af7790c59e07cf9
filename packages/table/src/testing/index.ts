export * from './conformance.ts';
export * from './device-game.ts';
export * from './run-scenario.ts';
export * from './scenarios.test-data.ts';
export * from './test-clock.ts';
