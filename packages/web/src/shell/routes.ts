import { signal } from '@preact/signals';

/** The places of the page. */
export type Route =
  | { readonly type: 'lobby' }
  | { readonly type: 'table'; readonly code: string; readonly onlooker: boolean }
  | { readonly type: 'local'; readonly game: string; readonly practice: boolean }
  | { readonly type: 'rules'; readonly game: string; readonly clause: string | null }
  | { readonly type: 'learn'; readonly game: string }
  | { readonly type: 'lab'; readonly game: string; readonly changes: string }
  | { readonly type: 'replay'; readonly play: string }
  | { readonly type: 'review'; readonly play: string }
  | { readonly type: 'progress' }
  | { readonly type: 'my-record' }
  | { readonly type: 'today' }
  | { readonly type: 'puzzles'; readonly game: string | null; readonly puzzle: string | null }
  | ({ readonly type: 'deal' | 'compare'; readonly game: string } & DealPlace)
  | { readonly type: 'company' }
  | { readonly type: 'group'; readonly token: string }
  | { readonly type: 'operator' }
  | { readonly type: 'settings' }
  | { readonly type: 'privacy' }
  | { readonly type: 'carry'; readonly code: string }
  | { readonly type: 'unknown' };

/** Which deal of a game: that of a day, or one that somebody has sent. */
export interface DealPlace {
  /** null for today. */
  readonly day: string | null;
  /** What the link of a challenge carries. */
  readonly challenge: string | null;
}

export const route = signal<Route>({ type: 'lobby' });

export function rulesPath(game: string, clause?: string): string {
  return clause === undefined ? `/rules/${game}` : `/rules/${game}#${clause}`;
}

export function tablePath(code: string): string {
  return `/t/${code}`;
}

export function localPath(game: string): string {
  return `/play/${game}`;
}

/** A table against bots with all cards open. */
export function practicePath(game: string): string {
  return `${localPath(game)}?practice`;
}

/** The guided first game. */
export function learnPath(game: string): string {
  return `/learn/${game}`;
}

/** The house-rule laboratory; `changes` is what a link carries behind its #. */
export function labPath(game: string, changes = ''): string {
  return `/lab/${game}${changes === '' ? '' : `#${changes}`}`;
}

export function replayPath(play: string): string {
  return `/replay/${play}`;
}

/** What was luck and what was choice in a finished game; `share` opens one of a table that was not public. */
export function reviewPath(play: string, share: string | null = null): string {
  return `/review/${play}${share === null ? '' : `#share=${share}`}`;
}

/** How one's own choices have gone over many games. */
export const PROGRESS_PATH = '/progress';

/** One's own games and their results. */
export const MY_RECORD_PATH = '/my-record';

/** The deals of the day. */
export const TODAY_PATH = '/today';

/** Regulars and groups. */
export const COMPANY_PATH = '/company';

/** What is kept about people. */
export const PRIVACY_PATH = '/privacy';

/** The documentation, which the server shows and the page does not know. */
export const DOCS_PATH = '/docs/';

/** What opens a group is not sent to anybody with the address. */
export function groupPath(token: string): string {
  return `/group#${token}`;
}

/** The table at which a deal is played, or the page that compares what became of it. */
export function dealPath(type: 'deal' | 'compare', game: string, { day, challenge }: DealPlace): string {
  const search = day === null ? '' : `?day=${day}`;
  return `/${type}/${game}${search}${challenge === null ? '' : `#c=${challenge}`}`;
}

/** Which game’s puzzles, the puzzles of a game one after another, or one of them. */
export function puzzlesPath(game?: string, puzzle?: string): string {
  return ['/puzzles', game, puzzle].filter((part) => part !== undefined).join('/');
}

/** The place an address means. */
export function routeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const [place, name, ...rest] = pathname.split('/').slice(1).map(decoded);
  if (place === 'puzzles' && rest.length < 2 && name !== '' && rest[0] !== '')
    return { type: 'puzzles', game: name ?? null, puzzle: rest[0] ?? null };
  if (rest.length > 0) return { type: 'unknown' };
  if (place === '') return { type: 'lobby' };
  if (place === 'group' && name === undefined) return { type: 'group', token: hash.slice(1) };
  if (
    (place === 'settings' ||
      place === 'operator' ||
      place === 'privacy' ||
      place === 'progress' ||
      place === 'my-record' ||
      place === 'today' ||
      place === 'company') &&
    name === undefined
  )
    return { type: place };
  if (name === undefined || name === '') return { type: 'unknown' };
  switch (place) {
    case 't':
      return { type: 'table', code: name.toUpperCase(), onlooker: new URLSearchParams(search).has('screen') };
    case 'play':
      return { type: 'local', game: name, practice: new URLSearchParams(search).has('practice') };
    case 'rules':
      return { type: 'rules', game: name, clause: hash === '' ? null : hash.slice(1) };
    case 'learn':
      return { type: 'learn', game: name };
    case 'lab':
      return { type: 'lab', game: name, changes: hash.slice(1) };
    case 'replay':
    case 'review':
      return { type: place, play: name };
    case 'deal':
    case 'compare':
      return {
        type: place,
        game: name,
        day: new URLSearchParams(search).get('day'),
        challenge: hash.startsWith('#c=') ? hash.slice('#c='.length) : null,
      };
    case 'carry':
      return { type: 'carry', code: name.toUpperCase() };
    default:
      return { type: 'unknown' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Goes to another place without loading the page again; `replace`: the way back leads past this one. */
export function goTo(path: string, how: 'push' | 'replace' = 'push'): void {
  history[`${how}State`](null, '', path);
  follow();
  scrollTo(0, 0);
}

function follow(): void {
  route.value = routeOf(location);
}

/** Follows the address, and links within the page. */
export function followAddress(): void {
  follow();
  addEventListener('popstate', follow);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
      return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith(DOCS_PATH)) return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  });
}
