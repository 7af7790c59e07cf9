export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
}

export type Locked = Readonly<Record<string, LockedPackage>>;

/** Everything that a workspace needs to run, by its place in the lock file; workspaces themselves are left out. */
export function neededBy(locked: Locked, workspace: string): ReadonlyMap<string, LockedPackage> {
  const needed = new Map<string, LockedPackage>();
  const follow = (place: string) => {
    const found = locked[place];
    if (found.link) return follow(found.resolved ?? '');
    if (needed.has(place)) return;
    needed.set(place, found);
    for (const name of Object.keys({ ...found.dependencies, ...found.optionalDependencies })) {
      const next = placeOf(locked, place, name);
      if (next !== undefined) follow(next);
    }
  };
  follow(workspace);
  return new Map([...needed].filter(([place]) => place.includes('node_modules/')));
}

/** Where Node would find a package: beside the one that asks for it, or in a folder above. */
function placeOf(locked: Locked, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]*$/, '')) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (locked[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}
