import type { Page } from 'playwright-core';
import { en } from '../../src/texts/en.ts';
import type { Words } from '../../src/texts/words.ts';
import { choose } from './choosing.ts';
import { pressByKeys } from './keyboard.ts';
import { lookAt } from './looking.ts';
import { readPage, type Thing } from './reading.ts';
import { tap } from './tapping.ts';
import type { Visitor } from './visit.ts';

export interface PlayOptions {
  /** How things are pressed: by finger or mouse, or by keys alone. */
  readonly by?: 'tap' | 'keys';
  /** What the page says, where it does not speak English. */
  readonly words?: Words;
  /** Stops earlier: is asked before each press. */
  readonly until?: (things: readonly Thing[], turn: number) => boolean | Promise<boolean>;
  /** Is called after each press. */
  readonly each?: (turn: number) => Promise<void>;
}

/** So long nothing may change in the page until it is looked at again all the same. */
const STILL_MS = 150;
/** So long may the others take until something can be pressed again. */
const PATIENCE_MS = 120_000;

/** Plays until the game is over or `until` says so. Gives back how many things were pressed. */
export async function play(visitor: Visitor, options: PlayOptions = {}): Promise<number> {
  const { by = 'tap', words = en, until, each } = options;
  let latest = Date.now() + PATIENCE_MS;
  for (let turn = 0; ; ) {
    const things = by === 'tap' ? await lookAt(visitor.page) : await readPage(visitor.cdp);
    if (until !== undefined && (await until(things, turn))) return turn;
    const choice = choose(things, turn, words);
    if (choice.type === 'over') return turn;
    if (Date.now() > latest) throw new Error(`nothing can be pressed any more:\n${spoken(things)}`);
    if (choice.type === 'wait') await change(visitor.page);
    else if (await (by === 'tap' ? tap(visitor, choice.thing) : pressByKeys(visitor, choice.thing))) {
      turn++;
      latest = Date.now() + PATIENCE_MS;
      await each?.(turn);
    }
  }
}

/** Something is drawn. To wait for it costs less than to look again and again, and it is seen at once. */
function change(page: Page): Promise<void> {
  return page.evaluate(
    (most) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver((_, own) => {
          own.disconnect();
          done();
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(() => {
          observer.disconnect();
          done();
        }, most);
      }),
    STILL_MS,
  );
}

/** The page as it would be read aloud: for messages about what went wrong. */
function spoken(things: readonly Thing[]): string {
  return things
    .filter(({ role, name }) => name !== '' && role !== 'InlineTextBox' && role !== 'StaticText')
    .map(({ role, name }) => `${role} "${name}"`)
    .join('\n');
}
