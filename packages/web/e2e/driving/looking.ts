import type { Page } from 'playwright-core';
import type { Thing } from './reading.ts';

/** What can be seen and pressed: buttons, and the named parts of the page around them. Much faster than the whole tree. */
export async function lookAt(page: Page): Promise<readonly Thing[]> {
  // No function inside has a name: loaders that keep names would add code the page does not know.
  const seen = await page.evaluate(() => {
    const modal = document.querySelector('dialog:modal');
    return [...document.querySelectorAll('button, section[aria-label], dialog:modal')]
      .map((element, place) => ({ element, place }))
      .filter(
        ({ element }) =>
          element.getClientRects().length > 0 &&
          element.closest('[aria-hidden="true"]') === null &&
          (modal === null || modal.contains(element)),
      )
      .map(({ element, place }) => ({
        place,
        role: element instanceof HTMLButtonElement ? 'button' : element === modal ? 'dialog' : 'region',
        name: element.getAttribute('aria-label') ?? (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
        isDisabled: element instanceof HTMLButtonElement && element.disabled,
        around:
          element.parentElement
            ?.closest('section[aria-label], [role="group"][aria-label], dialog')
            ?.getAttribute('aria-label') ?? null,
      }));
  });
  return seen.map(({ role, name, isDisabled, around, place }) => ({
    role,
    name,
    isDisabled,
    isFocused: false,
    element: place,
    within: around === null ? [] : [{ ...NO_THING, role: 'region', name: around }],
  }));
}

const NO_THING: Thing = { role: '', name: '', isDisabled: false, isFocused: false, within: [], element: -1 };
