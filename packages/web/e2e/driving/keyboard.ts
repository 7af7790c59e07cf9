import { focusedThing, readPage, type Thing } from './reading.ts';
import type { Visitor } from './visit.ts';

const MOST_TABS = 80;

/** Goes to a thing by Tab and arrow keys and presses Enter; false if it cannot be found any more. */
export async function pressByKeys(visitor: Visitor, wanted: Thing): Promise<boolean> {
  if (!(await goToByKeys(visitor, wanted))) return false;
  await visitor.page.keyboard.press('Enter');
  return true;
}

async function goToByKeys({ page, cdp }: Visitor, wanted: Thing): Promise<boolean> {
  const isThere = async () => isSame(await focusedThing(cdp), wanted);
  const list = listOf(wanted);
  for (let tabs = 0; tabs <= MOST_TABS; tabs++) {
    if (await isThere()) return true;
    if (list !== undefined && (await isInList(cdp, list))) return moveInList(page, isThere, list.size);
    await page.keyboard.press('Tab');
  }
  return false;
}

/** The named list a thing is an item of, and how long it is. */
function listOf({ within }: Thing): { name: string; size: number } | undefined {
  const list = within.find(({ role }) => role === 'list');
  return list === undefined ? undefined : { name: list.name, size: MOST_TABS };
}

async function isInList(cdp: Visitor['cdp'], list: { name: string }): Promise<boolean> {
  const things = await readPage(cdp);
  const focused = things.findLast(({ isFocused, role }) => isFocused && role === 'button');
  return focused?.within.find(({ role }) => role === 'list')?.name === list.name;
}

async function moveInList(
  page: Visitor['page'],
  isThere: () => Promise<boolean>,
  size: number,
): Promise<boolean> {
  await page.keyboard.press('Home');
  for (let steps = 0; steps < size; steps++) {
    if (await isThere()) return true;
    await page.keyboard.press('ArrowRight');
  }
  return false;
}

function isSame(a: { role: string; name: string }, b: Thing): boolean {
  return a.role === b.role && a.name === b.name;
}
