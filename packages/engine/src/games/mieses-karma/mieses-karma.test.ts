import { describe, expect, test } from 'vitest';
import { runScenario } from '../../testing/scenario.ts';
import { suiteChecks, titled } from '../../testing/scenario-suite.ts';
import { miesesKarma } from './index.ts';
import { BINDING, NOT_BINDING } from './scenarios/binding.ts';
import { scenarios } from './scenarios/index.ts';
import { miesesKarmaTexts } from './texts/index.ts';

const suite = { game: miesesKarma, scenarios, binding: BINDING, rules: miesesKarmaTexts.en.rules };

describe('scenarios', () => {
  test.each(titled(scenarios))('%s', (_, scenario) => expect(runScenario(miesesKarma, scenario)).toEqual([]));
});

describe('the scenarios as a whole', () => {
  for (const { name, problems } of suiteChecks(suite)) test(name, () => expect(problems()).toEqual([]));

  test('leave out only clauses that exist', () =>
    expect(Object.keys(NOT_BINDING).filter((clause) => !(clause in suite.rules))).toEqual([]));
});
