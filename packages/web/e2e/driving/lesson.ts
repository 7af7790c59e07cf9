import { GAME_LESSONS } from '@samsara/engine/games';
import type { Language } from '@samsara/engine/texts';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { WORDS } from '../../src/lessons/texts.ts';
import { pressByKeys } from './keyboard.ts';
import { lookAt } from './looking.ts';
import { focusedThing, readPage, type Thing } from './reading.ts';
import { tap } from './tapping.ts';
import type { Visitor } from './visit.ts';

export interface Walk {
  readonly game: string;
  readonly language: Language;
  readonly by: 'touch' | 'keys';
  /** The step to begin with, which is on the screen. */
  readonly from?: number;
  /** Is called when a task is set, before anything is done about it. */
  readonly each?: (task: string) => Promise<void>;
}

/** So long a ring may take to follow what was pressed. */
const FOLLOWS_MS = 500;
const LOOK_MS = 30;
const PATIENCE_MS = 30_000;

/** Goes through a lesson as somebody does who has everything shown: what is pointed at is pressed, until the task is done. */
export async function walk(visitor: Visitor, { game, language, by, from = 0, each }: Walk): Promise<void> {
  const { lesson, words } = GAME_LESSONS[game];
  const { showMe, next, finish } = WORDS[language];
  const tasks = lesson.steps.slice(from).flatMap((step) => step.tasks);
  for (const [i, { id }] of tasks.entries()) {
    const { task, seen } = words[language].tasks[id];
    await coachSays(visitor.page, task);
    await each?.(id);
    await press(
      visitor,
      by,
      `[...document.querySelectorAll('.coach button')].find((each) => each.textContent === ${JSON.stringify(showMe)})`,
    );
    await doTask(visitor, by, id);
    await coachSays(visitor.page, seen);
    const onwards = i + 1 < tasks.length ? next : finish;
    await expect.poll(async () => (await focusedThing(visitor.cdp))?.name).toBe(onwards);
    if (by === 'keys') await visitor.page.keyboard.press('Enter');
    else await press(visitor, by, 'document.activeElement');
  }
}

/** Waits until exactly this is said. */
export function coachSays(page: Page, text: string): Promise<void> {
  return page.locator('.coach-says').getByText(text, { exact: true }).waitFor();
}

async function doTask(visitor: Visitor, by: Walk['by'], id: string): Promise<void> {
  const latest = Date.now() + PATIENCE_MS;
  let pressed = Date.now();
  for (;;) {
    const phase = await visitor.page.locator('.coach').getAttribute('data-phase');
    if (phase !== 'task') return;
    if (Date.now() > latest) throw new Error(`${id}: nothing more is pointed at`);
    // A card that is picked is pressed again only where nothing else is left to do.
    const isLate = Date.now() - pressed > FOLLOWS_MS;
    if (await press(visitor, by, pointedAt(isLate))) pressed = Date.now();
    else await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}

/** A button under one of the rings, as an expression for the page. */
function pointedAt(evenPicked: boolean): string {
  return `(() => {
    const rings = [...document.querySelectorAll('.shown-places > span')].map(({ style }) => style);
    const isRinged = (button) => {
      const { left, top, width } = button.getBoundingClientRect();
      return rings.some((ring) =>
        [[ring.left, left], [ring.top, top], [ring.width, width]].every(
          ([ringed, own]) => Math.abs(Number.parseFloat(ringed) - own) < 3));
    };
    return [...document.querySelectorAll('.play button')]
      .filter(isRinged)
      .find((button) => ${evenPicked} || button.getAttribute('aria-pressed') !== 'true');
  })()`;
}

/** Presses the element that an expression gives, by finger or by keys alone; false if there is none. */
async function press(visitor: Visitor, by: Walk['by'], expression: string): Promise<boolean> {
  const { page, cdp } = visitor;
  const place = await placeOf(cdp, expression);
  if (place === null) return false;
  const things = by === 'touch' ? await lookAt(page) : await readPage(cdp);
  const thing = things.find(({ element }) => element === (by === 'touch' ? place.inPage : place.inBrowser));
  if (thing === undefined) return false;
  // Enter would play a card at once; with the space bar several are picked.
  return by === 'touch' ? tap(visitor, thing) : pressByKeys(visitor, thing, place.isCard ? ' ' : 'Enter');
}

/** How `Thing` numbers an element, for what is looked at and for what is read. */
interface Place {
  readonly inPage: Thing['element'];
  readonly inBrowser: Thing['element'];
  readonly isCard: boolean;
}

async function placeOf(cdp: CDPSession, expression: string): Promise<Place | null> {
  const { result } = await cdp.send('Runtime.evaluate', { expression });
  if (result.objectId === undefined) return null;
  const { node } = await cdp.send('DOM.describeNode', { objectId: result.objectId });
  const { result: inPage } = await cdp.send('Runtime.callFunctionOn', {
    objectId: result.objectId,
    functionDeclaration:
      "function () { return [...document.querySelectorAll('button, section[aria-label], dialog:modal')].indexOf(this); }",
    returnByValue: true,
  });
  const isCard = node.attributes?.includes('data-card') ?? false;
  return { inPage: Number(inPage.value), inBrowser: node.backendNodeId, isCard };
}
