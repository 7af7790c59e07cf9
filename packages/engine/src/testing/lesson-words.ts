import type { LessonWords } from '../lessons/lesson.ts';
import type { Language } from '../texts/languages.ts';

/** How many characters a bubble holds on a phone. */
const LONGEST = { task: 140, instead: 200, seen: 200 } as const;

/** What is wrong with the words of a lesson as text: too long, unfinished, or set badly. */
export function wordingProblems(words: Readonly<Record<Language, LessonWords>>): string[] {
  return Object.entries(words).flatMap(([language, { steps, tasks }]) => [
    ...Object.entries(steps).flatMap(([id, text]) => misprints(text, language, `${language} ${id}`)),
    ...Object.entries(tasks).flatMap(([id, { task, instead, seen }]) =>
      Object.entries({ task, seen, ...(instead === undefined ? {} : { instead }) }).flatMap(
        ([part, text]) => {
          const place = `${language} ${id} ${part}`;
          const tooLong = text.length > LONGEST[part as keyof typeof LONGEST];
          return [
            ...(tooLong ? [`${place}: ${text.length} characters`] : []),
            ...(/[.!?]$/.test(text) ? [] : [`${place}: no end`]),
            ...misprints(text, language, place),
          ];
        },
      ),
    ),
  ]);
}

function misprints(text: string, language: string, place: string): string[] {
  return [
    ...(/['"]| {2}/.test(text) ? [`${place}: quotes, apostrophes and spaces of a typewriter`] : []),
    ...(language === 'fr' && /[^\u202f][:;!?»]|«[^\u202f]/.test(text)
      ? [`${place}: narrow spaces are missing`]
      : []),
  ];
}
