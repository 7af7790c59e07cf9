import { describe, expect, test } from 'vitest';
import { runScenario } from '../../testing/scenario.ts';
import { suiteChecks, titled } from '../../testing/scenario-suite.ts';
import { CARDS } from './cards.ts';
import { karmaka } from './index.ts';
import { BINDING } from './scenarios/binding.ts';
import { scenarios } from './scenarios/index.ts';
import { rulesEn } from './texts/rules/en.ts';

const suite = { game: karmaka, scenarios, binding: BINDING, rules: rulesEn };

describe('scenarios', () => {
  test.each(titled(scenarios))('%s', (_, scenario) => expect(runScenario(karmaka, scenario)).toEqual([]));
});

describe('the scenarios as a whole', () => {
  for (const { name, problems } of suiteChecks(suite)) test(name, () => expect(problems()).toEqual([]));

  test('use the ability of every card', () => {
    const used = new Set(
      scenarios
        .flatMap(({ moves }) => moves ?? [])
        .flatMap((line) => (typeof line === 'string' ? line.split(' ability ')[1] : [])),
    );
    expect(CARDS.filter((card) => !used.has(card))).toEqual([]);
  });
});
