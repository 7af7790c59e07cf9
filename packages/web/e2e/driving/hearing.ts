import type { JSHandle, Page } from 'playwright-core';

/** Everything that is read aloud from now on: the next sentence may replace one before anybody looks. */
export function listen(page: Page): Promise<JSHandle<string[]>> {
  return page.locator('[role=status][aria-live=polite]').evaluateHandle((status) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return heard;
  });
}
