import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { expect, inject } from 'vitest';
import { LAUNCH_SHELL, LAUNCH_WITHOUT_PIXELS } from './driving/launch.ts';
import { kindOf, type VisitOptions, type Visitor, visit } from './driving/visit.ts';

/** The browsers that all files of this process share; they end with the process. */
const browsers = new Map<typeof LAUNCH_SHELL, Promise<Browser>>();

export function sharedBrowser(launch = LAUNCH_SHELL): Promise<Browser> {
  const browser = browsers.get(launch) ?? chromium.launch(launch);
  browsers.set(launch, browser);
  return browser;
}

interface Options extends VisitOptions {
  readonly origin?: string;
  /** In a browser that could also show notices. */
  readonly inWholeBrowser?: boolean;
}

/** Browsers that were handed on, by who may have them. */
const handedOn = new Map<string, BrowserContext[]>();

/** Lets somebody visit, and looks afterwards whether anything went wrong in their browser. */
export async function withVisitor(
  { origin = inject('origin'), inWholeBrowser = false, ...options }: Options,
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const browser = await sharedBrowser(inWholeBrowser ? LAUNCH_WITHOUT_PIXELS : LAUNCH_SHELL);
  // A page that is kept, or of a server of its own, is somebody's first one.
  const canBeUsed = !inWholeBrowser && !options.keepsPage && origin === inject('origin');
  const kind = JSON.stringify(kindOf(options));
  const visitor = await visit(browser, origin, options, canBeUsed ? handedOn.get(kind)?.pop() : undefined);
  let isFine = false;
  try {
    await act(visitor);
    expect(visitor.faults).toEqual([]);
    isFine = true;
  } finally {
    if (isFine && canBeUsed) handedOn.set(kind, [...(handedOn.get(kind) ?? []), await visitor.handOn()]);
    else await visitor.leave();
  }
}
