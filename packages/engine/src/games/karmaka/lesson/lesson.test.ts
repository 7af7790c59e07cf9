import { describe, expect, test } from 'vitest';
import { asList, asObject } from '../../../kernel/json.ts';
import { lessonProblems } from '../../../testing/lesson.ts';
import { choicesTakenAway, type LessonTable, lessonTables } from '../../../testing/lesson-tables.ts';
import { wordingProblems } from '../../../testing/lesson-words.ts';
import { CARDS, type CardId } from '../cards.ts';
import { karmaka } from '../index.ts';
import { cardsDe } from '../texts/cards/de.ts';
import { cardsEn } from '../texts/cards/en.ts';
import { cardsFr } from '../texts/cards/fr.ts';
import { rulesEn } from '../texts/rules/en.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { lesson, type TaskId } from './lesson.ts';

describe('the lesson of Karmaka', () => {
  test('can be played as it says, in every language', () =>
    expect(lessonProblems(karmaka, lesson, { de, en, fr }, rulesEn)).toEqual([]));

  test('decides nothing for the learner', () => expect(choicesTakenAway(karmaka, lesson)).toEqual([]));

  test('has short and well set words', () => expect(wordingProblems({ de, en, fr })).toEqual([]));

  test.each([
    ['de', de, cardsDe],
    ['en', en, cardsEn],
    ['fr', fr, cardsFr],
  ] as const)('%s: speaks of every kind of card while the learner has it', (_, words, names) => {
    const tables = lessonTables(karmaka, lesson);
    const isMet = (id: CardId) =>
      tables.some((table) => {
        const { task, seen } = words.tasks[table.task.id as TaskId];
        return isWithLearner(id, table) && `${task} ${seen}`.includes(names[id]);
      });
    expect(CARDS.filter((id) => !isMet(id))).toEqual([]);
  });
});

/** In the learner's Hand or Deeds, or offered to the learner. */
function isWithLearner(id: CardId, { position }: LessonTable): boolean {
  const { hand, deeds } = asObject(asList(position.seats, 'seats')[0], 'seat');
  const offered = asList(position.pending ?? [], 'pending').map((entry) => asObject(entry, 'entry').card);
  return [...asList(hand ?? [], 'hand'), ...asList(deeds ?? [], 'deeds'), ...offered].includes(id);
}
