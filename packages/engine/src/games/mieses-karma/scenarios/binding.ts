import { miesesKarmaTexts } from '../texts/index.ts';

/** Clauses that bind nobody, or that no position can show, with the reason; every other clause needs a scenario. */
export const NOT_BINDING: Readonly<Record<string, string>> = {
  'MK-56': 'title and imprint',
  'MK-57': 'about the published game; MK-86 says who may play here',
  'MK-58': 'the story',
  'MK-61': 'shuffling; shown by the tests of the opening',
  'MK-66': 'two sources that differ; decided in MK-88',
  'MK-67': 'about the box',
  'MK-72': 'an observation; MK-46 and section E give the numbers',
  'MK-77': 'a summary of abilities',
  'MK-85': 'names without rules; the rulings give the abilities',
  'MK-88': 'the deal; shown by the tests of the opening',
  'MK-89': 'chance; shown by the tests of the opening',
};

/** The clauses and rulings that scenarios have to show. */
export const BINDING: readonly string[] = Object.keys(miesesKarmaTexts.en.rules).filter(
  (clause) => !(clause in NOT_BINDING),
);
