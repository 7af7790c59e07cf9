import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PACKAGES = join(ROOT, 'packages');
const SOURCE = join(PACKAGES, 'server/src');

/** A bug that is planted on purpose: in a file of the packages, something else stands in the place of a text. */
export interface Planted {
  /** Under `packages`. */
  readonly file: string;
  readonly instead: readonly (readonly [text: string, other: string])[];
}

/** The server as it is deployed, in a folder of its own: starting from source takes much longer. */
export async function buildServer(
  campaign?: string,
  planted: readonly Planted[] = [],
): Promise<{ entry: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-server-'));
  await build({
    entryPoints: [{ in: entryOf(campaign), out: 'main' }, ...workers()],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
    external: ['libsql', 'pg-native'],
    plugins: planted.map(plant),
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return { entry: join(folder, 'main.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function plant({ file, instead }: Planted): Plugin {
  const path = join(PACKAGES, file);
  return {
    name: `plant in ${file}`,
    setup(build) {
      build.onLoad({ filter: new RegExp(`${file.replaceAll('.', '\\.')}$`) }, (args) => {
        if (args.path !== path) return undefined;
        return { contents: withBug({ file, instead }), loader: 'ts' };
      });
    },
  };
}

/** The file as it is with the bug; throws where the text has changed since. */
export function withBug({ file, instead }: Planted): string {
  let contents = readFileSync(join(PACKAGES, file), 'utf8');
  for (const [text, other] of instead) {
    if (contents.split(text).length !== 2) throw new Error(`${file} does not hold once: ${text}`);
    contents = contents.replace(text, () => other);
  }
  return contents;
}

/** The server itself, or a file of the campaigns that changes something and then starts it. */
function entryOf(campaign: string | undefined): string {
  return campaign === undefined
    ? join(SOURCE, 'main.ts')
    : join(ROOT, 'packages/server/campaigns', `${campaign}.ts`);
}

function workers(): { in: string; out: string }[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => ({ in: join(SOURCE, file), out: basename(file, '.ts') }));
}
