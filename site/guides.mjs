import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../scripts/install.mjs';

/** The front page, which lists what is most asked for. */
export const FRONT = 'docs/README.md';

/** The guides in the order in which they are read; those without a folder lie in docs. */
const GROUPS = {
  'Start here': ['first-game', 'views-and-leaks', 'bots', 'records', 'protocol', 'operating', 'steps'],
  'Making games': [
    'tutorial-crazy-eights',
    'adding-a-game',
    'packages',
    'positions',
    'lessons',
    'puzzles',
    'boards',
    'sound',
  ],
  'How it works': ['architecture', 'shuffle', 'review', 'lab', 'security', 'glossary'],
  'Running a house': ['at-home', 'privacy', 'cluster', 'deploy/README'],
  Project: ['./CONTRIBUTING', './SECURITY', './CHANGELOG'],
};

/** Addresses of guides that are not called like their files. */
const NAMES = { 'deploy/README': 'operators-kit' };

/** What is in no group yet comes last. */
const OTHERS = 'More';

export const GROUP_ORDER = [...Object.keys(GROUPS), OTHERS];

/** Every guide: its name, its file, its group, its text and its title. */
export function guides() {
  const grouped = Object.entries(GROUPS).flatMap(([group, paths]) =>
    paths.map((path) => guideOf(path, group)),
  );
  const known = new Set(grouped.map(({ file }) => file));
  const others = readdirSync(join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md') && file !== basename(FRONT))
    .map((file) => guideOf(file.slice(0, -'.md'.length), OTHERS))
    .filter(({ file }) => !known.has(file));
  return [...grouped, ...others];
}

function guideOf(path, group) {
  const file = join(ROOT, path.includes('/') ? '' : 'docs', `${path}.md`);
  const name = NAMES[path] ?? basename(path).toLowerCase();
  const text = readFileSync(file, 'utf8');
  return { name, group, file, text, title: /^# (.+)$/m.exec(text)?.[1] ?? name };
}
