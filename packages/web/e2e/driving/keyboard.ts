import { focusedThing, type Thing } from './reading.ts';
import type { Visitor } from './visit.ts';

const MOST_KEYS = 80;

/** Goes to a thing by Tab and arrow keys and presses Enter, or another key; false if it cannot be found any more. */
export async function pressByKeys(visitor: Visitor, wanted: Thing, key = 'Enter'): Promise<boolean> {
  if (!(await goToByKeys(visitor, wanted))) return false;
  // It has to be read there as it was read before.
  if (!isSame(await focusedThing(visitor.cdp), wanted)) return false;
  await visitor.page.keyboard.press(key);
  return true;
}

/** Where the focus is, seen from a thing: asked after each key, so that nothing is read aloud on the way. */
interface Focus {
  readonly isHere: boolean;
  /** The thing has left the page. */
  readonly isLost: boolean;
  readonly isInItsList: boolean;
  readonly isBehind: boolean;
  /** Which element of the page has it. */
  readonly place: number;
}

const FOCUS_SEEN_FROM_HERE = `function () {
  const focused = document.activeElement;
  return {
    isHere: focused === this,
    isLost: !this.isConnected,
    isInItsList: this.closest('ul, ol, [role="list"]')?.contains(focused) ?? false,
    isBehind: (this.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    place: [...document.querySelectorAll('*')].indexOf(focused),
  };
}`;

async function goToByKeys({ page, cdp }: Visitor, wanted: Thing): Promise<boolean> {
  const element = await cdp.send('DOM.resolveNode', { backendNodeId: wanted.element }).catch(() => null);
  if (element === null) return false;
  const look = async (): Promise<Focus> => {
    const { result } = await cdp.send('Runtime.callFunctionOn', {
      functionDeclaration: FOCUS_SEEN_FROM_HERE,
      objectId: element.object.objectId ?? '',
      returnByValue: true,
    });
    return result.value as Focus;
  };
  const press = async (key: string): Promise<Focus> => {
    await page.keyboard.press(key);
    return look();
  };
  let focus = await look();
  for (let keys = 0; keys < MOST_KEYS && !focus.isHere && !focus.isLost; keys++) {
    if (focus.isInItsList) focus = await walkList(press, focus);
    if (!focus.isHere && !focus.isLost) focus = await press(focus.isBehind ? 'Shift+Tab' : 'Tab');
  }
  return focus.isHere;
}

/** By arrow keys towards the thing as far as they lead: in some lists each item is reached by Tab. */
async function walkList(press: (key: string) => Promise<Focus>, from: Focus): Promise<Focus> {
  let focus = from;
  for (let keys = 0; keys < MOST_KEYS && !focus.isHere && !focus.isLost; keys++) {
    const { place } = focus;
    focus = await press(focus.isBehind ? 'ArrowLeft' : 'ArrowRight');
    if (focus.place === place) return focus;
  }
  return focus;
}

function isSame(a: Thing | null, b: Thing): boolean {
  return a !== null && a.role === b.role && a.name === b.name && listOf(a) === listOf(b);
}

/** The name of the list a thing is an item of. */
function listOf({ within }: Thing): string | undefined {
  return within.find(({ role }) => role === 'list')?.name;
}
