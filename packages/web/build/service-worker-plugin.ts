import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Files the service worker must not keep: itself, what only search engines and tools read, and the page of those who keep order. What
 * the strongest bot has learned is kept by whoever has played against it.
 */
const NOT_KEPT = /^(?:sw\.js|.*\.map|assets\/operator-.*|assets\/[a-z-]+-mind-.*)$/;

/** Tells the service worker which files the page consists of. */
export function serviceWorkerFiles(publicFiles: readonly string[]): Plugin {
  return {
    name: 'service-worker-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
      const built = Object.keys(bundle).filter((file) => !NOT_KEPT.test(file));
      const files = [...new Set(['index.html', ...built, ...publicFiles])].sort().map((file) => `/${file}`);
      const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      worker.code = worker.code
        .replaceAll('PAGE_FILES', JSON.stringify(files))
        .replaceAll('PAGE_BUILD', JSON.stringify(build));
    },
  };
}
