import { relative } from 'node:path';
import { LANGUAGES } from '@samsara/engine/texts';
import { askFor } from './asking.ts';
import { type Plan, planOf, readFlags } from './plan.ts';
import { reported } from './reporting.ts';
import { type Words, wordsFor } from './texts/words.ts';
import { writeGame } from './writing.ts';

const words = wordsFor(process.env);

await reported(words, async () => {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) return console.log(words.help);
  const plan = planOf(await askFor(flags, words));
  writeGame(plan);
  console.log(said(plan, words));
});

/** What was written, and what to do with it. */
function said(plan: Plan, { written, next, steps, untranslated, languages }: Words): string {
  const folder = relative(process.cwd(), plan.folder) || '.';
  const missing = LANGUAGES.filter((language) => language !== 'en' && !plan.languages.includes(language));
  const commands = [
    [`cd ${folder} && npm install`, steps.install],
    ['npm run dev', steps.dev],
    ['npm test', steps.test],
    ['npm run play', steps.play],
  ];
  const width = Math.max(...commands.map(([command]) => command.length));
  return [
    written(plan.name, folder),
    ...(missing.length > 0 ? [untranslated(missing.map((language) => languages[language]))] : []),
    '',
    next,
    ...commands.map(([command, why]) => `  ${command.padEnd(width)}  ${why}`),
  ].join('\n');
}
