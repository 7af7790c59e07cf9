import { describe, expect, test } from 'vitest';
import { runScenario } from '../../testing/scenario.ts';
import { suiteChecks, titled } from '../../testing/scenario-suite.ts';
import { stop } from './index.ts';
import { BINDING } from './scenarios/binding.ts';
import { scenarios } from './scenarios/index.ts';
import { rulesEn } from './texts/rules/en.ts';

const suite = { game: stop, scenarios, binding: BINDING, rules: rulesEn };

describe('scenarios', () => {
  test.each(titled(scenarios))('%s', (_, scenario) => expect(runScenario(stop, scenario)).toEqual([]));
});

describe('the scenarios as a whole', () => {
  for (const { name, problems } of suiteChecks(suite)) test(name, () => expect(problems()).toEqual([]));
});
