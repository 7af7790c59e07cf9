import type { Head } from '../log/log.ts';

/** What nodes call out to each other. It may be lost, doubled, late or out of order: whoever hears it looks for itself. */
export interface Hint {
  /** How far tables have got. */
  readonly heads?: readonly Head[];
  /** Somebody came to these tables, or went. */
  readonly followed?: readonly string[];
  /** Nobody follows these tables at this node any more, and a game is being played there. */
  readonly left?: readonly string[];
  /** Of whose limits something was used up at this node, and how much. */
  readonly spent?: readonly (readonly [limit: string, key: string, count: number])[];
  /** Sessions that have ended: whoever holds sockets of theirs closes them. */
  readonly ended?: readonly string[];
  /** Seats that are asked for: whoever holds sockets of their people tells them. */
  readonly asked?: readonly AskedSeat[];
  /** Between whom there is a block, or none any more. */
  readonly apart?: readonly string[];
}

/** Whose seat is asked for, at which table, by which entry, and what they are called there. */
export type AskedSeat = readonly [player: string, table: string, asked: number, name: string];

export interface Bus {
  publish(hint: Hint): void;
  /** Hears what other nodes publish, never what this one did; whoever listens hears everything. */
  listen(hear: (hint: Hint) => void): void;
  close(): Promise<void>;
}

/** The bus of a node that is alone. */
export const SILENCE: Bus = { publish() {}, listen() {}, close: async () => {} };

/** Those who listen. */
export class Listeners {
  readonly #all: ((hint: Hint) => void)[] = [];

  add(listener: (hint: Hint) => void): void {
    this.#all.push(listener);
  }

  /** Passes on what came from another node; own words, and what nobody understands, are passed over. */
  hear(text: string, node: string): void {
    const hint = hintFrom(text, node);
    if (hint !== undefined) for (const listener of this.#all) listener(hint);
  }
}

/** A hint as text, in as many parts as it takes for none to be longer than `most` characters. */
export function hintTexts(node: string, hint: Hint, most: number): string[] {
  const text = JSON.stringify({ node, ...hint });
  if (text.length <= most) return [text];
  const halves = (['heads', 'followed', 'left', 'spent', 'ended', 'asked', 'apart'] as const).flatMap(
    (part): Hint[] => {
      const list: readonly unknown[] | undefined = hint[part];
      if (list === undefined || list.length === 0) return [];
      const isAlone = Object.keys(hint).length === 1;
      if (!isAlone) return [{ [part]: list }];
      // Nothing that is a single piece is that long.
      if (list.length === 1) return [];
      const middle = list.length >> 1;
      return [{ [part]: list.slice(0, middle) }, { [part]: list.slice(middle) }];
    },
  );
  return halves.flatMap((half) => hintTexts(node, half, most));
}

/** What another node said; undefined for this one's own words, and for what nobody understands. */
function hintFrom(text: string, node: string): Hint | undefined {
  try {
    const { node: from, ...hint } = JSON.parse(text) as { node: string } & Hint;
    return from === node ? undefined : hint;
  } catch {
    return undefined;
  }
}
