import { type Browser, chromium } from 'playwright-core';
import { expect, inject } from 'vitest';
import { LAUNCH_WITHOUT_PIXELS } from './driving/launch.ts';
import { type VisitOptions, type Visitor, visit } from './driving/visit.ts';

/** The browser that all files of this process share; it ends with the process. */
let browser: Promise<Browser> | undefined;

export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch(LAUNCH_WITHOUT_PIXELS);
  return browser;
}

/** Lets somebody visit, and looks afterwards whether anything went wrong in their browser. */
export async function withVisitor(
  options: VisitOptions & { readonly origin?: string },
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const visitor = await visit(await sharedBrowser(), options.origin ?? inject('origin'), options);
  try {
    await act(visitor);
    expect(visitor.faults).toEqual([]);
  } finally {
    await visitor.leave();
  }
}
