import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  Application,
  Converter,
  DefaultTheme,
  KindRouter,
  Logger,
  LogLevel,
  Models,
  OptionDefaults,
} from 'typedoc';
import { ROOT } from '../scripts/install.mjs';
import { DOORS } from './doors.mjs';
import { FRONT, GROUP_ORDER } from './guides.mjs';

/** Said of what a schema says once and two types repeat; either comment is right. */
const HARMLESS = /has multiple declarations with a comment/;

const FOOTER =
  '<p>Samsara, under the MIT licence. These pages are in English; the table speaks German, English and French.</p>';

/** Writes guides and reference into a folder. `scripts` holds, by their ids, the files that run live examples. */
export async function writeReference({ out, work, guides, scripts, pageScript }) {
  const files = Object.values(DOORS).map((file) => join(ROOT, file));
  const logger = new Complaints();
  const app = await Application.bootstrap({
    name: 'Samsara',
    entryPoints: files,
    tsconfig: projectOf(files, work),
    // The sources are checked elsewhere.
    skipErrorChecking: true,
    readme: join(ROOT, FRONT),
    projectDocuments: guides.map(({ file }) => file),
    out,
    router: 'samsara',
    theme: 'samsara',
    basePath: ROOT,
    disableGit: true,
    // TypeDoc wants one; the links are taken away again, since nobody knows where a copy of the sources can be read.
    sourceLinkTemplate: '{path}',
    gitRevision: 'main',
    hideGenerator: true,
    customFooterHtml: FOOTER,
    customFooterHtmlDisableWrapper: true,
    lang: 'en',
    headings: { readme: false, document: false },
    favicon: join(ROOT, 'packages/web/public/icon.svg'),
    customCss: join(ROOT, 'site/theme.css'),
    customJs: pageScript,
    navigationLinks: { 'Play (de, en, fr)': '/' },
    navigation: { includeGroups: true, includeCategories: false, includeFolders: true },
    groupOrder: [...GROUP_ORDER, '*'],
    sort: ['kind', 'instance-first', 'alphabetical-ignoring-documents'],
    // Their styles are written into the page, which the server's policy does not allow; nothing here is protected or inherited.
    visibilityFilters: {},
    searchInDocuments: true,
    searchInComments: true,
    excludeInternal: true,
    excludePrivate: true,
    validation: { notExported: false, invalidLink: true, invalidPath: true, notDocumented: false },
    highlightLanguages: [...OptionDefaults.highlightLanguages, 'python', 'md'],
    lightHighlightTheme: 'light-plus',
    darkHighlightTheme: 'dark-plus',
  });
  app.logger = logger;
  app.renderer.defineRouter('samsara', GuidesByFile);
  app.renderer.defineTheme('samsara', PlainNavigation);
  nameModules(app);
  forgetLinks(app);
  prepareGuides(app, guides, scripts);
  const reflections = await app.convert();
  if (reflections === undefined) throw new Error(logger.complaints.join('\n'));
  app.validate(reflections);
  await app.generateDocs(reflections, out);
  if (logger.complaints.length > 0) throw new Error(logger.complaints.join('\n'));
}

/** All doors as one project, with the library that the strictest of them has. */
function projectOf(files, folder) {
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), files }));
  return file;
}

/** Guides have the addresses of their files, whatever their titles are. */
class GuidesByFile extends KindRouter {
  getIdealBaseName(reflection) {
    if (!reflection.isDocument()) return super.getIdealBaseName(reflection);
    return `guides/${reflection.frontmatter.file}`;
  }
}

/** What opens a part of the list of pages only does that; its own page is the first in it. */
class PlainNavigation extends DefaultTheme {
  buildNavigation(project) {
    return super.buildNavigation(project).map(withOverview);
  }
}

function withOverview({ path, children, ...node }) {
  if (children === undefined) return { ...node, path };
  const overview = path === undefined ? [] : [{ ...node, text: 'Overview', path }];
  return { ...node, children: [...overview, ...children.map(withOverview)] };
}

/** Modules are called as they are imported. */
function nameModules(app) {
  const names = new Map(Object.entries(DOORS).map(([name, file]) => [join(ROOT, file), name]));
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.kindOf(Models.ReflectionKind.Module)) return;
    const source = context.getSymbolFromReflection(reflection)?.declarations?.[0]?.getSourceFile().fileName;
    reflection.name = names.get(source) ?? reflection.name;
  });
}

function forgetLinks(app) {
  app.converter.on(Converter.EVENT_END, ({ project }) => {
    for (const { sources = [] } of Object.values(project.reflections))
      for (const source of sources) delete source.url;
  });
}

/** Guides get title and group, and their live examples a place to run. */
function prepareGuides(app, guides, scripts) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, document) => {
    // TypeDoc names them by as much of their path as tells them apart.
    const guide = guides.find(({ file }) => file.endsWith(`/${document.name}.md`));
    document.name = guide.title;
    // Guides are found before declarations that have a word in common with them.
    document.relevanceBoost = 3;
    document.frontmatter = { file: guide.name, group: guide.group };
    let count = 0;
    document.content = document.content.flatMap((part) => {
      if (part.kind !== 'code' || !part.text.startsWith('```ts live\n')) return [part];
      count += 1;
      const script = basename(scripts.get(`${guide.name}-${count}`));
      const place = `\n\n<div class="live-example" data-script="${script}"></div>\n`;
      return [part, { kind: 'text', text: place }];
    });
  });
}

/** Keeps what TypeDoc has to complain about: whatever it is, the site is not built. */
class Complaints extends Logger {
  complaints = [];
  log(message, level) {
    if (level >= LogLevel.Warn && !HARMLESS.test(message)) this.complaints.push(message);
  }
}
