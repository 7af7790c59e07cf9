import ts from 'typescript';

/**
 * What the files under a pattern may import. Rows add up: an import is allowed when any row that fits the
 * file allows it.
 *
 * Files are named without `packages/` and `src/`: `engine/kernel/zones.ts`. `*` is any name, `**` any depth,
 * `{a,b}` one of several, `<game>` one folder name that has to be the same on both sides. A target may also be a package
 * (`@noble/hashes`), `node:*`, or `OTHER_PACKAGES`. `type ` before a target allows imports of types alone.
 */
export type Arrows = Readonly<Record<string, readonly string[]>>;

/** Every package that is neither part of Samsara nor of Node. */
export const OTHER_PACKAGES = 'other packages';

interface Import {
  readonly specifier: string;
  readonly typesOnly: boolean;
}

/** The imports of one file that no row allows. */
export function forbiddenImports(arrows: Arrows, file: string, source: string): string[] {
  const allowed = allowedFor(arrows, file);
  return importsOf(file, source)
    .filter((found) => !allowed.some((target) => mayImport(target, file, found)))
    .map(({ specifier }) => specifier);
}

/** The targets of all rows that fit a file. */
function allowedFor(arrows: Arrows, file: string): string[] {
  return Object.entries(arrows).flatMap(([from, targets]) => {
    const match = pattern(from).exec(file);
    return match === null ? [] : targets.map((target) => target.replace('<game>', match[1] ?? '<game>'));
  });
}

function mayImport(allowed: string, file: string, { specifier, typesOnly }: Import): boolean {
  if (allowed === OTHER_PACKAGES) return isOtherPackage(specifier);
  if (allowed.startsWith('type ') && !typesOnly) return false;
  return pattern(allowed.replace(/^type /, '')).test(targetOf(file, specifier));
}

/** What was found in each source text: several checks ask for all of them. */
const IMPORTS = new Map<string, Import[]>();

/** Every import of a source text: declarations, re-exports, dynamic imports and import types. */
export function importsOf(file: string, source: string): readonly Import[] {
  const key = `${file}\n${source}`;
  const imports = IMPORTS.get(key) ?? readImports(file, source);
  IMPORTS.set(key, imports);
  return imports;
}

const WITHOUT_COMMENTS: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

function readImports(file: string, source: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typesOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ specifier: specifier.text, typesOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importsTypesOnly(node));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    if (ts.isCallExpression(node) && isImportCall(node)) add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  const { statements } = ts.createSourceFile(file, source, WITHOUT_COMMENTS);
  // Most of a file cannot import anything, and need not be walked through.
  for (const statement of statements)
    if (
      ts.isExportDeclaration(statement) ||
      /import|require/.test(source.slice(statement.pos, statement.end))
    )
      visit(statement);
  return found;
}

function importsTypesOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

function isImportCall({ expression }: ts.CallExpression): boolean {
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  return ts.isIdentifier(expression) && expression.text === 'require';
}

/** What a specifier points at: a file in the form of the table, `node:…`, or the name of a package. */
export function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return resolved(file, specifier);
  if (specifier.startsWith('node:')) return specifier;
  const [first = '', second] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function resolved(file: string, specifier: string): string {
  // `src` stands in again, so that a path that leaves the package is seen to leave it.
  const [packageName, ...rest] = file.split('/');
  const { pathname } = new URL(specifier, `file:///packages/${packageName}/src/${rest.join('/')}`);
  return pathname.replace(/^\/packages\//, '').replace(/^([^/]+)\/src\//, '$1/');
}

function isOtherPackage(specifier: string): boolean {
  return !['.', '/', 'node:', '@samsara/'].some((start) => specifier.startsWith(start));
}

const patterns = new Map<string, RegExp>();

function pattern(glob: string): RegExp {
  const known = patterns.get(glob) ?? compiled(glob);
  patterns.set(glob, known);
  return known;
}

function compiled(glob: string): RegExp {
  const source = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{(.*?)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll('<game>', '([^/]+)')
    .replaceAll('**/', '§')
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/]*')
    .replaceAll('§', '(?:.+/)?');
  return new RegExp(`^${source}$`);
}
