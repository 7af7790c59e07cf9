import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type VisitOptions, type Visitor, visit } from './driving/visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
});

afterAll(async () => {
  await browser.close();
});

/** Lets somebody visit, and looks afterwards whether anything went wrong in their browser. */
export async function withVisitor(
  options: VisitOptions & { readonly origin?: string },
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const visitor = await visit(browser, options.origin ?? inject('origin'), options);
  try {
    await act(visitor);
    expect(visitor.faults).toEqual([]);
  } finally {
    await visitor.leave();
  }
}
