import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../scripts/install.mjs';

/** A block of a guide that begins like this is run as it stands. */
const LIVE = /^```ts live\n([\s\S]*?)^```$/gm;

/** The live examples of guides, named by the guide and their place in it. */
export function liveExamples(guides) {
  return guides.flatMap(({ name, text }) =>
    [...text.matchAll(LIVE)].map(([, code], index) => ({ id: `${name}-${index + 1}`, code })),
  );
}

/** Bundles each example with what it imports; gives back by its id the file that runs it. */
export async function bundleLiveExamples(examples, folder, { inPage }) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: examples.map(({ id }) => ({ in: `live:${id}`, out: id })),
    plugins: [liveCode(examples, inPage)],
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    outExtension: inPage ? {} : { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: inPage,
    metafile: true,
    logLevel: 'warning',
  });
  const files = Object.entries(metafile.outputs).filter(([, { entryPoint }]) =>
    entryPoint?.startsWith('live:'),
  );
  return new Map(files.map(([file, { entryPoint }]) => [entryPoint.slice('live:'.length), join(ROOT, file)]));
}

/** In a page what an example prints goes to the page that has started it. */
function liveCode(examples, inPage) {
  const codes = new Map(examples.map(({ id, code }) => [id, code]));
  return {
    name: 'live-code',
    setup(bundler) {
      bundler.onResolve({ filter: /^live(?:-code)?:/ }, ({ path }) => {
        const [namespace, id] = path.split(':');
        return { namespace, path: id, sideEffects: true };
      });
      bundler.onLoad({ filter: /./, namespace: 'live' }, ({ path }) => ({
        contents: inPage
          ? `import { end } from './site/live/worker.ts'; import 'live-code:${path}'; end();`
          : `import 'live-code:${path}';`,
        resolveDir: ROOT,
      }));
      bundler.onLoad({ filter: /./, namespace: 'live-code' }, ({ path }) => ({
        contents: codes.get(path),
        loader: 'ts',
        resolveDir: ROOT,
      }));
    },
  };
}
