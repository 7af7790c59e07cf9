import type { CDPSession } from 'playwright-core';

/** One thing of the page as a screen reader knows it. */
export interface Thing {
  readonly role: string;
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isFocused: boolean;
  /** What it lies in, the innermost first. */
  readonly within: readonly Thing[];
  /** Tells elements apart: which one of what can be looked at, or the browser's number of what was read. */
  readonly element: number;
}

interface Value {
  readonly value?: unknown;
}

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: Value;
  readonly name?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

/** The accessibility tree of the page, in the order of reading. */
export async function readPage(cdp: CDPSession): Promise<readonly Thing[]> {
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const things: Thing[] = [];
  const walk = (node: Node, within: readonly Thing[]) => {
    const thing = node.ignored ? null : thingOf(node, within);
    if (thing !== null) things.push(thing);
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child !== undefined) walk(child, thing === null ? within : [thing, ...within]);
    }
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root !== undefined) walk(root, []);
  return things;
}

function thingOf(node: Node, within: readonly Thing[]): Thing {
  const isSet = (property: string) =>
    node.properties?.some(({ name, value }) => name === property && value.value === true) ?? false;
  return {
    role: String(node.role?.value ?? ''),
    name: String(node.name?.value ?? ''),
    isDisabled: isSet('disabled'),
    isFocused: isSet('focused'),
    within,
    element: node.backendDOMNodeId ?? -1,
  };
}

/** What has the focus, asked without reading the whole page. */
export function focusedThing(cdp: CDPSession): Promise<Thing | null> {
  return readThing(cdp, 'document.activeElement');
}

/** The element that an expression gives, as it is read aloud; null if there is none. */
export async function readThing(cdp: CDPSession, expression: string): Promise<Thing | null> {
  const { result } = await cdp.send('Runtime.evaluate', { expression });
  if (result.objectId === undefined) return null;
  const { nodes } = (await cdp.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: true,
  })) as { nodes: readonly Node[] };
  if (nodes[0].ignored) return null;
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const outer: Thing[] = [];
  for (let node = byId.get(nodes[0].parentId ?? ''); node !== undefined; node = byId.get(node.parentId ?? ''))
    if (!node.ignored) outer.push(thingOf(node, []));
  return thingOf(nodes[0], outer);
}

export function buttonsIn(things: readonly Thing[], region: string): readonly Thing[] {
  return things.filter(
    ({ role, isDisabled, within }) =>
      role === 'button' && !isDisabled && within.some((outer) => outer.name === region),
  );
}
