/** What the doctor looks at, one after the other. */
export const AREAS = [
  'program',
  'folder',
  'disk',
  'database',
  'port',
  'certificate',
  'origins',
  'public',
  'messages',
] as const;

export type Area = (typeof AREAS)[number];

/** `wrong` keeps the server from working or people from playing, `warning` will one day, a `hint` is good to know. */
export type Level = 'wrong' | 'warning' | 'hint';

/** Everything that can be found, with where and how bad it is. */
export const FINDINGS = {
  'node-old': ['program', 'wrong'],
  'runs-as-root': ['program', 'warning'],
  'few-open-files': ['program', 'warning'],
  'no-page': ['program', 'wrong'],
  'game-bad': ['program', 'wrong'],
  'games-from-outside': ['program', 'hint'],
  'folder-missing': ['folder', 'hint'],
  'folder-not-writable': ['folder', 'wrong'],
  'folder-of-others': ['folder', 'warning'],
  'open-to-others': ['folder', 'warning'],
  'secret-spoilt': ['folder', 'wrong'],
  'disk-full': ['disk', 'wrong'],
  'disk-nearly-full': ['disk', 'warning'],
  'disk-is-memory': ['disk', 'wrong'],
  'disk-of-container': ['disk', 'wrong'],
  'disk-over-network': ['disk', 'wrong'],
  'fsync-lies': ['disk', 'warning'],
  'fsync-slow': ['disk', 'warning'],
  'database-spoilt': ['database', 'wrong'],
  'database-newer': ['database', 'wrong'],
  'database-older': ['database', 'hint'],
  'database-away': ['database', 'wrong'],
  'database-unsafe': ['database', 'wrong'],
  'database-alone': ['database', 'hint'],
  'few-connections': ['database', 'warning'],
  'clock-behind': ['database', 'wrong'],
  'clock-differs': ['database', 'warning'],
  'port-taken': ['port', 'wrong'],
  'port-forbidden': ['port', 'wrong'],
  'host-not-here': ['port', 'wrong'],
  'certificate-bad': ['certificate', 'wrong'],
  'certificate-expired': ['certificate', 'wrong'],
  'certificate-expires': ['certificate', 'warning'],
  'certificate-early': ['certificate', 'wrong'],
  'certificate-too-long': ['certificate', 'warning'],
  'certificate-other-name': ['certificate', 'wrong'],
  'key-open': ['certificate', 'warning'],
  'proxy-unreadable': ['origins', 'wrong'],
  'proxy-everybody': ['origins', 'wrong'],
  'proxy-not-named': ['origins', 'warning'],
  'origin-without-tls': ['origins', 'warning'],
  'proxy-without-origin': ['origins', 'hint'],
  'public-no-name': ['public', 'wrong'],
  'public-no-answer': ['public', 'wrong'],
  'public-untrusted': ['public', 'wrong'],
  'public-host-lost': ['public', 'wrong'],
  'public-is-other': ['public', 'wrong'],
  'public-no-sockets': ['public', 'wrong'],
  'public-clock': ['public', 'warning'],
  'proxy-not-trusted': ['public', 'wrong'],
  'proxy-silent': ['public', 'warning'],
  'not-running': ['public', 'hint'],
  'no-token': ['public', 'hint'],
  'push-no-contact': ['messages', 'hint'],
  'hooks-no-origin': ['messages', 'warning'],
  'metrics-closed': ['messages', 'hint'],
} as const satisfies Record<string, readonly [Area, Level]>;

export type FindingId = keyof typeof FINDINGS;

/** Something that was found, with what its sentences name. */
export interface Finding {
  readonly id: FindingId;
  readonly about: Readonly<Record<string, string | number>>;
}

export function found(id: FindingId, about: Finding['about'] = {}): Finding {
  return { id, about };
}

export const areaOf = ({ id }: Finding): Area => FINDINGS[id][0];
export const levelOf = ({ id }: Finding): Level => FINDINGS[id][1];
