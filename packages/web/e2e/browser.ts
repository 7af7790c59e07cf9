import { type Browser, chromium } from 'playwright-core';
import { expect, inject } from 'vitest';
import { LAUNCH_ENGINE, LAUNCH_WITHOUT_PIXELS } from './driving/launch.ts';
import { type VisitOptions, type Visitor, visit } from './driving/visit.ts';

/** The browsers that all files of this process share; they end with the process. */
let engine: Promise<Browser> | undefined;
let whole: Promise<Browser> | undefined;

export function sharedBrowser(): Promise<Browser> {
  engine ??= chromium.launch(LAUNCH_ENGINE);
  return engine;
}

/** For pages that keep themselves on the device and show messages: that is more than an engine does. */
function wholeBrowser(): Promise<Browser> {
  if (LAUNCH_ENGINE.executablePath === LAUNCH_WITHOUT_PIXELS.executablePath) return sharedBrowser();
  whole ??= chromium.launch(LAUNCH_WITHOUT_PIXELS);
  return whole;
}

/** Lets somebody visit, and looks afterwards whether anything went wrong in their browser. */
export async function withVisitor(
  options: VisitOptions & { readonly origin?: string },
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const browser = await (options.keepsPage ? wholeBrowser() : sharedBrowser());
  const visitor = await visit(browser, options.origin ?? inject('origin'), options);
  try {
    await act(visitor);
    expect(visitor.faults).toEqual([]);
  } finally {
    await visitor.leave();
  }
}
