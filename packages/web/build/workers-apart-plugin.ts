import type { Plugin } from 'vite';

/**
 * Refuses a build in which a worker would load the page itself: it shares files with the page, but has no document. The first
 * page in turn must not load `engine`, which only games need.
 */
export function workersApart(workers: readonly string[], page: string, engine: string): Plugin {
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
      for (const file of filesOf(fileOf(page))) {
        if (bundle[file].type === 'chunk' && bundle[file].name === engine)
          this.error(`${page} would load ${engine}`);
      }
    },
  };
}
