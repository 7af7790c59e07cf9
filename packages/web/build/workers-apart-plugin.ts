import type { Plugin } from 'vite';

/** Refuses a build in which a worker would load the page itself: it shares files with the page, but has no document. */
export function workersApart(workers: readonly string[], page: string): Plugin {
  return {
    name: 'workers-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      const filesOf = (name: string, found = new Set<string>()) => {
        const chunk = bundle[name];
        if (found.has(name) || chunk?.type !== 'chunk') return found;
        found.add(name);
        for (const imported of chunk.imports) filesOf(imported, found);
        return found;
      };
      const fileOf = (entry: string) =>
        Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === entry)
          ?.fileName ?? this.error(`the build has no ${entry}`);
      for (const worker of workers) {
        if (filesOf(fileOf(worker)).has(fileOf(page))) this.error(`${worker} would load the page`);
      }
    },
  };
}
