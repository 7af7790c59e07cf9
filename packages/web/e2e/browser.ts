import { type Browser, chromium } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type VisitOptions, type Visitor, visit } from './driving/visit.ts';

/** The line to the one browser, which all files of this process share. */
let browser: Promise<Browser> | undefined;

/** Lets somebody visit, and looks afterwards whether anything went wrong in their browser. */
export async function withVisitor(
  options: VisitOptions & { readonly origin?: string },
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  browser ??= chromium.connect(inject('browser'));
  const visitor = await visit(await browser, options.origin ?? inject('origin'), options);
  try {
    await act(visitor);
    expect(visitor.faults).toEqual([]);
  } finally {
    await visitor.leave();
  }
}
