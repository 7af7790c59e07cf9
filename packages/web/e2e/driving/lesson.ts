import { GAME_LESSONS } from '@samsara/engine/games';
import type { Language } from '@samsara/engine/texts';
import type { ElementHandle, JSHandle, Page } from 'playwright-core';
import { WORDS } from '../../src/lessons/texts.ts';
import { pressByKeys } from './keyboard.ts';
import { readThing } from './reading.ts';
import { tapElement } from './tapping.ts';
import type { Visitor } from './visit.ts';

export interface Walk {
  readonly game: string;
  readonly language: Language;
  readonly by: 'touch' | 'keys';
  /** The step to begin with, which is on the screen. */
  readonly from?: number;
  /** The step to end before. */
  readonly to?: number | undefined;
  /** Is called when a task is set, before anything is done about it. */
  readonly each?: (task: string) => Promise<void>;
}

/** So long a ring may take to follow what was pressed. */
const FOLLOWS_MS = 500;
const PATIENCE_MS = 30_000;

/** Goes through a lesson as somebody does who has everything shown: what is pointed at is pressed, until the task is done. */
export async function walk(
  visitor: Visitor,
  { game, language, by, from = 0, to, each }: Walk,
): Promise<void> {
  const { lesson, words } = GAME_LESSONS[game];
  const { showMe, next, finish } = WORDS[language];
  const tasks = lesson.steps.slice(from, to).flatMap((step) => step.tasks);
  const isLeft = to !== undefined && to < lesson.steps.length;
  for (const [i, { id }] of tasks.entries()) {
    const { task, seen } = words[language].tasks[id];
    await coachSays(visitor.page, task);
    await each?.(id);
    await press(visitor, by, await coachButton(visitor.page, showMe));
    await doTask(visitor, by, id);
    await coachSays(visitor.page, seen);
    const onwards = await coachButton(visitor.page, i + 1 < tasks.length || isLeft ? next : finish);
    await hasFocus(visitor.page, onwards);
    await press(visitor, by, onwards);
  }
}

/** Waits until exactly this is said. */
export function coachSays(page: Page, text: string): Promise<void> {
  return page.locator('.coach-says').getByText(text, { exact: true }).waitFor();
}

function coachButton(page: Page, name: string): Promise<ElementHandle<Element>> {
  return page.locator('.coach').getByRole('button', { name, exact: true }).elementHandle();
}

async function hasFocus(page: Page, element: ElementHandle): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement === wanted, element);
}

async function doTask(visitor: Visitor, by: Walk['by'], id: string): Promise<void> {
  for (const latest = Date.now() + PATIENCE_MS; ; ) {
    const found = await pointedAt(visitor.page);
    const button = found.asElement();
    if (button === null && (await found.jsonValue()) === 'done') return;
    if (button === null || Date.now() > latest) throw new Error(`${id}: nothing more is pointed at`);
    await press(visitor, by, button);
  }
}

/**
 * Waits for a button under one of the rings, or until the task is done, or for too long. A card that is picked is pressed again only
 * where nothing else is left to do.
 */
function pointedAt(page: Page): Promise<JSHandle<Element | 'done' | 'nothing'>> {
  // No function inside has a name: loaders that keep names would add code the page does not know.
  return page.evaluateHandle(
    async ({ follows, longest }) => {
      const start = performance.now();
      for (;;) {
        // What was pressed last, or has changed, is drawn first.
        await new Promise((drawn) => requestAnimationFrame(drawn));
        if (document.querySelector('.coach')?.getAttribute('data-phase') !== 'task') return 'done';
        const rings = [...document.querySelectorAll<HTMLElement>('.shown-places > span')].map(
          ({ style }) => style,
        );
        const ringed = [...document.querySelectorAll('.play button')].filter((button) => {
          const { left, top, width } = button.getBoundingClientRect();
          return rings.some(
            (ring) =>
              Math.abs(Number.parseFloat(ring.left) - left) < 3 &&
              Math.abs(Number.parseFloat(ring.top) - top) < 3 &&
              Math.abs(Number.parseFloat(ring.width) - width) < 3,
          );
        });
        const waited = performance.now() - start;
        const found = ringed.find(
          (button) => waited > follows || button.getAttribute('aria-pressed') !== 'true',
        );
        if (found !== undefined) return found;
        if (waited > longest) return 'nothing';
        // Until anything changes, or a ring has had its time.
        await new Promise<void>((done) => {
          const observer = new MutationObserver(() => done());
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
          setTimeout(done, follows);
        });
      }
    },
    { follows: FOLLOWS_MS, longest: PATIENCE_MS },
  );
}

/** Presses a button by finger or by keys alone, as far as it is still there. */
async function press(visitor: Visitor, by: Walk['by'], button: ElementHandle<Element>): Promise<void> {
  if (by === 'touch') {
    await tapElement(visitor, button);
    return;
  }
  const isCard = await button.evaluate((element) => {
    Object.assign(globalThis, { wanted: element });
    return element.hasAttribute('data-card');
  });
  const thing = await readThing(visitor.cdp, 'wanted');
  // Enter would play a card at once; with the space bar several are picked.
  if (thing !== null) await pressByKeys(visitor, thing, isCard ? ' ' : 'Enter');
}
