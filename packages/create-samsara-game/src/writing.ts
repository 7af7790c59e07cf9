import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@samsara/engine/texts';
import type { Plan } from './plan.ts';
import { Problem } from './problems/problem.ts';

const TEMPLATE = fileURLToPath(new URL('../template/', import.meta.url));

/** What the game of the template is called. */
const TEMPLATE_NAME = 'Climb';
const TEMPLATE_ID = 'climb';

/** Writes the game of a plan into its folder, which must be empty or not be there; gives back the files it wrote. */
export function writeGame(plan: Plan): string[] {
  if (existsSync(plan.folder) && readdirSync(plan.folder).length > 0) {
    throw new Problem('folder-not-empty', plan.folder);
  }
  const files = filesFor(plan);
  try {
    for (const [file, text] of files) {
      const path = join(plan.folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text, { flag: 'wx' });
    }
  } catch (error) {
    throw new Problem('unwritable', error instanceof Error ? error.message : plan.folder);
  }
  return [...files.keys()];
}

/** Every file of the game, by its path. */
function filesFor(plan: Plan): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(TEMPLATE.length).replaceAll('\\', '/');
    if (!entry.isFile() || /^(?:dist|node_modules)\//.test(path)) continue;
    const text = readFileSync(join(TEMPLATE, path), 'utf8');
    // npm leaves files of that name out of packages.
    files.set(path === 'gitignore' ? '.gitignore' : path, changed(path, text, plan));
  }
  return files;
}

/** A file of the template as the plan wants it. */
function changed(path: string, text: string, plan: Plan): string {
  const language = LANGUAGES.find((each) => path === `src/texts/${each}.ts`);
  if (language !== undefined) return changedTexts(text, language, plan);
  switch (path) {
    case 'package.json':
      return changedPackage(text, plan);
    case 'README.md':
    case 'rules.md':
      return replaced(text, `# ${TEMPLATE_NAME}`, `# ${plan.name}`);
    case 'src/rules.ts':
      return replaced(
        replaced(text, `id: '${TEMPLATE_ID}'`, `id: '${plan.id}'`),
        'SEATS = { min: 2, max: 4 }',
        `SEATS = { min: ${plan.seats.min}, max: ${plan.seats.max} }`,
      );
    case 'src/checks.ts':
      return replaced(
        text,
        "languages: ['de', 'en', 'fr']",
        `languages: [${withEnglish(plan.languages).map(quoted).join(', ')}]`,
      );
    default:
      return text;
  }
}

/** English stands for every language that nobody has written yet, so it is always checked. */
function withEnglish(languages: readonly Language[]): Language[] {
  return LANGUAGES.filter((language) => language === 'en' || languages.includes(language));
}

const NAMES: Record<Language, string> = { de: 'German', en: 'English', fr: 'French' };

function changedTexts(text: string, language: Language, plan: Plan): string {
  if (language === 'en' || plan.languages.includes(language)) {
    return replaced(text, `name: '${TEMPLATE_NAME}'`, `name: ${quoted(plan.name)}`);
  }
  return `// NOT TRANSLATED: whoever reads ${NAMES[language]} gets these words in English. Write them here as in en.ts, and add
// '${language}' to the languages in checks.ts.
export { en as ${language} } from './en.ts';
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}

function changedPackage(text: string, { id, tarballs }: Plan): string {
  const manifest = JSON.parse(text);
  manifest.name = `samsara-game-${id}`;
  manifest.scripts.play = replaced(manifest.scripts.play, `play ${TEMPLATE_ID} `, `play ${id} `);
  if (tarballs !== null) {
    for (const name of ['@samsara/engine', '@samsara/cli', 'create-samsara-game']) {
      manifest.devDependencies[name] = `file:${tarballOf(name, tarballs)}`;
    }
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The tarball of a package, as `npm pack` names it. */
function tarballOf(name: string, folder: string): string {
  const start = `${name.replace('@', '').replace('/', '-')}-`;
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const file = files.find((each) => each.startsWith(start) && /^\d.*\.tgz$/.test(each.slice(start.length)));
  if (file === undefined) throw new Problem('no-tarball', `${name}, ${folder}`);
  return join(folder, file);
}

/** The text with what stands there once replaced; that it is missing is a fault of the template. */
function replaced(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`the template does not say ${from} once`);
  return text.split(from).join(to);
}
