// The public surface of a package as text, read from its declarations: what each door exports, and the types that this leads to.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * `folder` is a package as it is published. `report` changes whenever something does that others compile against, and with nothing
 * else: comments are left out. `undocumented` names what is exported without a word about it.
 */
export function apiOf(folder, manifest) {
  const doors = doorsIn(folder, manifest);
  const program = ts.createProgram([...doors.values()], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
    noEmit: true,
    // A union reads the same whatever else the program holds.
    stableTypeOrdering: true,
  });
  const checker = program.getTypeChecker();
  const exported = new Map([...doors].map(([door, file]) => [door, exportsOf(checker, program, file)]));
  return {
    report: [heading(manifest), ...sections(checker, folder, exported)].join('\n'),
    undocumented: [...exported].flatMap(([door, symbols]) =>
      symbols
        .filter(({ symbol }) => symbol.getDocumentationComment(checker).length === 0)
        .map(({ name }) => `${door}: ${name}`),
    ),
  };
}

/** The declarations of each door; one with a star is a door for each folder. */
export function doorsIn(folder, { name, exports }) {
  return new Map(
    Object.entries(exports).flatMap(([door, { types }]) => {
      if (types === undefined) return [];
      const [before, after] = types.split('*');
      const places = after === undefined ? [''] : foldersIn(join(folder, before));
      return places.map((place) => [
        join(name, door.replace('*', place)),
        join(folder, after === undefined ? types : before + place + after),
      ]);
    }),
  );
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function exportsOf(checker, program, file) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, symbol: aliased(checker, symbol) }))
    .sort((a, b) => compare(a.name, b.name));
}

function heading({ name }) {
  return [
    `# The public surface of ${name}`,
    '',
    'Written by `npm run api` from what is published; a test compares it. Comments are left out. What is exported stands under its door, and below it what its types lead to.',
    '',
  ].join('\n');
}

function sections(checker, folder, exported) {
  const shown = new Set([...exported.values()].flatMap((symbols) => symbols.map(({ symbol }) => symbol)));
  return [...exported].map(([door, symbols]) => {
    const own = symbols.flatMap(({ name, symbol }) => textsOf(checker, symbol, name));
    const inner = [];
    for (const open = symbols.map(({ symbol }) => symbol); open.length > 0; ) {
      for (const next of referencesOf(checker, folder, open.pop())) {
        if (shown.has(next)) continue;
        shown.add(next);
        open.push(next);
        inner.push(next);
      }
    }
    const led = inner.flatMap((symbol) => textsOf(checker, symbol, symbol.name)).sort(compare);
    const parts = led.length > 0 ? [...own, '// Not exported:', ...led] : own;
    return `## ${door}\n\n\`\`\`ts\n${parts.join('\n')}\n\`\`\`\n`;
  });
}

const PRINTER = ts.createPrinter({ removeComments: true });

/** The state of a game is its own affair: what is in it may change without anybody being told. */
const OPAQUE = 'State';

/** The declarations of something, as they read without comments. */
function textsOf(checker, symbol, name) {
  if (symbol.name === OPAQUE) return [`interface ${OPAQUE} { /* opaque */ }`];
  return declarationsOf(symbol).map((node) => {
    const schema = ts.isVariableStatement(node) ? schemaText(checker, symbol) : undefined;
    if (schema !== undefined) return schema;
    const text = PRINTER.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
    const plain = text.replace(/^(?:export )?(?:declare )?/, '');
    return symbol.name === name ? plain : `${plain} // exported as ${name}`;
  });
}

/** A schema by what it takes and what it gives: how it is put together is told by the written protocol, with its limits. */
function schemaText(checker, symbol) {
  const types = checker.getTypeOfSymbol(symbol).getProperty('~types');
  if (types === undefined) return undefined;
  const both = checker.getNonNullableType(checker.getTypeOfSymbol(types));
  const [input, output] = ['input', 'output'].map((key) => {
    const type = checker.getTypeOfSymbol(both.getProperty(key));
    const node = checker.typeToTypeNode(
      type,
      undefined,
      ts.NodeBuilderFlags.NoTruncation |
        ts.NodeBuilderFlags.InTypeAlias |
        ts.NodeBuilderFlags.MultilineObjectLiterals,
    );
    return PRINTER.printNode(ts.EmitHint.Unspecified, node, symbol.valueDeclaration.getSourceFile());
  });
  return `const ${symbol.name}: Schema<${input === output ? output : `${input}, ${output}`}>;`;
}

/** What stands at the top of a file: for a variable the whole statement. */
function declarationsOf(symbol) {
  return (symbol.declarations ?? []).map((node) =>
    ts.isVariableDeclaration(node) ? node.parent.parent : node,
  );
}

/** What the declarations of something name that is declared at the top of a file of the same package. */
function referencesOf(checker, folder, symbol) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const named = checker.getSymbolAtLocation(node);
      if (named !== undefined && named !== symbol) {
        const target = aliased(checker, named);
        if (declarationsOf(target).some((declared) => isOwn(folder, declared))) found.add(target);
      }
    }
    ts.forEachChild(node, visit);
  };
  if (symbol.name !== OPAQUE) for (const node of declarationsOf(symbol)) visit(node);
  return found;
}

function isOwn(folder, node) {
  return ts.isSourceFile(node.parent ?? node) && node.getSourceFile().fileName.startsWith(folder);
}

function aliased(checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
