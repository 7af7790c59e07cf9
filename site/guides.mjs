import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/install.mjs';

/** The front page, which lists what is most asked for. */
export const FRONT = 'docs/README.md';

/** The guides in the order in which they are read. */
const GROUPS = {
  'Start here': ['first-game', 'views-and-leaks', 'bots', 'records', 'protocol', 'operating'],
  'Making games': ['adding-a-game', 'positions', 'lessons', 'puzzles', 'boards', 'sound'],
  'How it works': ['architecture', 'shuffle', 'review', 'lab', 'security', 'glossary'],
  'Running a house': ['at-home', 'privacy', 'cluster'],
};

/** What is in no group yet comes last. */
const OTHERS = 'More';

export const GROUP_ORDER = [...Object.keys(GROUPS), OTHERS];

/** Every guide: its file, its group and its title. */
export function guides() {
  const names = readdirSync(join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => file.slice(0, -'.md'.length));
  const grouped = Object.entries(GROUPS).flatMap(([group, listed]) => listed.map((name) => ({ name, group })));
  const missing = grouped.filter(({ name }) => !names.includes(name));
  if (missing.length > 0) throw new Error(`No such guide: ${missing.map(({ name }) => name).join(', ')}`);
  const known = new Set(grouped.map(({ name }) => name));
  const others = names.filter((name) => !known.has(name)).map((name) => ({ name, group: OTHERS }));
  return [...grouped, ...others].map(({ name, group }) => {
    const file = join(ROOT, 'docs', `${name}.md`);
    const text = readFileSync(file, 'utf8');
    return { name, group, file, text, title: titleOf(text) ?? name };
  });
}

function titleOf(text) {
  return /^# (.+)$/m.exec(text)?.[1];
}
