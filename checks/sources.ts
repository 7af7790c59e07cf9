import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PACKAGES = new URL('../packages/', import.meta.url);

/** The text of every TypeScript file under packages/…/src, named without `packages/` and `src/`. */
export const SOURCES: ReadonlyMap<string, string> = new Map(
  readdirSync(PACKAGES).flatMap((packageName) => {
    const src = new URL(`${packageName}/src/`, PACKAGES);
    const files = existsSync(src) ? readdirSync(src, { recursive: true, encoding: 'utf8' }) : [];
    return files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [`${packageName}/${file}`, readFileSync(new URL(file, src), 'utf8')] as const);
  }),
);
