import { importsOf, targetOf } from './arrows.ts';

/** For each folder, the folders it imports from. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Which folder imports from which inside one package; imports of types count, tests do not. A folder is the first
 * directory under src (`server/tables`), a game's for the games (`web/games/<game>`); what lies directly in src
 * is the folder `server`.
 */
export function folderGraph(packageName: string, sources: ReadonlyMap<string, string>): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    if (!file.startsWith(`${packageName}/`) || isTest(file)) continue;
    const from = folderOf(file);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { specifier } of importsOf(file, source)) {
      const target = targetOf(file, specifier);
      const isInside = specifier.startsWith('.') && target.startsWith(`${packageName}/`);
      // Data, such as a package.json, imports nothing.
      const isCode = /\.tsx?$/.test(target);
      if (isInside && isCode && !isTest(target) && folderOf(target) !== from) targets.add(folderOf(target));
    }
  }
  return graph;
}

function folderOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders[1] === 'games' ? 3 : 2).join('/');
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.split('/').includes('testing');
}

/** Groups of folders of which each reaches every other one: the strongly connected components of more than one folder. */
export function folderCycles(graph: FolderGraph): string[][] {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(folder, graph)]));
  const reaches = (one: string, other: string) => reached.get(one)?.has(other) === true;
  const groups: string[][] = [];
  for (const folder of [...graph.keys()].sort()) {
    if (!reaches(folder, folder) || groups.some((group) => group.includes(folder))) continue;
    groups.push([...graph.keys()].filter((other) => reaches(folder, other) && reaches(other, folder)).sort());
  }
  return groups;
}

function reachedFrom(start: string, graph: FolderGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return reached;
}

/** Pairs of folders that import each other, such as `server/log <-> server/tables`. */
export function mutualImports(graph: FolderGraph): string[] {
  return [...graph]
    .flatMap(([one, targets]) =>
      [...targets]
        .filter((other) => one < other && graph.get(other)?.has(one))
        .map((other) => `${one} <-> ${other}`),
    )
    .sort();
}
