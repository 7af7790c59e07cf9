import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };
/** A screen on which the log stays open beside the table. */
export const LOG_BESIDE = { size: { width: 1920, height: 1080 }, settings: { logBeside: true } };

/** So long may anything take that is waited for, also on a busy machine. */
const PATIENCE_MS = 60_000;

export interface VisitOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
  readonly language?: string;
  /** Settings of the page besides: cards appear at once and nothing moves by itself unless told otherwise. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** May the page keep itself on the device? That loads all of it, for whoever comes back without a network. */
  readonly keepsPage?: boolean;
}

/** Somebody with a browser of their own: cookies, storage and settings are not shared with anybody. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly origin: string;
  readonly hasTouch: boolean;
  /** What should never happen: errors in the console, exceptions, requests to strangers. */
  readonly faults: string[];
  leave(): Promise<void>;
  /** Leaves the browser to somebody else of the same kind. */
  handOn(): Promise<BrowserContext>;
}

/** `used` is what somebody of the same kind has handed on: only files of the page are left in it. */
export async function visit(
  browser: Browser,
  origin: string,
  options: VisitOptions = {},
  used?: BrowserContext,
): Promise<Visitor> {
  const { size = DESKTOP, settings = {}, language = 'en' } = options;
  const hasTouch = size.width < 600;
  const context = used ?? (await browser.newContext({ baseURL: origin, hasTouch, ...kindOf(options) }));
  const kept = JSON.stringify({
    language,
    speed: 0,
    motion: 'reduced',
    takeBack: 'off',
    turnSound: false,
    moveSounds: false,
    ...settings,
  });
  const settling = await context.addInitScript((text) => {
    if (localStorage.getItem('samsara-settings') === null) localStorage.setItem('samsara-settings', text);
  }, kept);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (used !== undefined) await empty(used, cdp, origin);
  const faults = watchFaults(page, origin);
  const handOn = async () => {
    await Promise.all(context.pages().map((each) => each.close()));
    await settling.dispose();
    return context;
  };
  return { context, page, cdp, origin, hasTouch, faults, leave: () => context.close(), handOn };
}

/** What a browser is given once and keeps. */
export function kindOf({ size = DESKTOP, theme = 'light', language = 'en', keepsPage }: VisitOptions) {
  const serviceWorkers = keepsPage ? ('allow' as const) : ('block' as const);
  return { viewport: size, colorScheme: theme, locale: language, serviceWorkers };
}

/** Nothing is left of whoever was there: no cookie, nothing stored, nothing allowed. */
async function empty(context: BrowserContext, cdp: CDPSession, origin: string): Promise<void> {
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
  ]);
}

/** Forgets faults that had to come. */
export function forgive({ faults }: Visitor, expected: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
}

function watchFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) faults.push(`request to a stranger: ${url}`);
  });
  return faults;
}
