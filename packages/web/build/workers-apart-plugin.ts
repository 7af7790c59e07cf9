import type { Plugin } from 'vite';

/**
 * Refuses a build in which a worker would load the page itself: it shares files with the page, but has no document. Nor may a
 * file load another one that is meant to come later: `apart` are pairs of the two.
 */
export function workersApart(
  workers: readonly string[],
  page: string,
  apart: readonly (readonly [early: string, late: string])[],
): Plugin {
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
      const fileOf = (name: string) =>
        Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === name)?.fileName ??
        this.error(`the build has no ${name}`);
      for (const worker of workers) {
        if (filesOf(fileOf(worker)).has(fileOf(page))) this.error(`${worker} would load the page`);
      }
      for (const [early, late] of apart) {
        if (filesOf(fileOf(early)).has(fileOf(late))) this.error(`${early} would load ${late}`);
      }
    },
  };
}
