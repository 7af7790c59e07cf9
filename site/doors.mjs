import { manifestOf } from '../scripts/packages.mjs';

/** Packages whose doors are written about. */
const PACKAGES = ['engine', 'protocol'];
/** One language is as the others, and a game's own door is for that game's people. */
const LEFT_OUT = /\*|^\.\/texts\/|package\.json$/;

/** The published doors, as they are imported, and the file behind each. */
export const DOORS = Object.fromEntries(PACKAGES.flatMap(doorsOf));

function doorsOf(folder) {
  const { name, publishConfig } = manifestOf(folder);
  return Object.entries(publishConfig.exports)
    .filter(([door]) => !LEFT_OUT.test(door))
    .map(([door, { types }]) => [name + door.slice(1), `packages/${folder}/${sourceOf(types)}`]);
}

/** `./dist/public/index.d.ts` is made from `src/public/index.ts`. */
function sourceOf(types) {
  return types.replace('./dist/', 'src/').replace('.d.ts', '.ts');
}
