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
  /** Stops after so many presses. */
  readonly presses?: number;
  /** Stops earlier: is asked before each press, and whenever something has changed meanwhile. */
  readonly until?: (things: readonly Thing[], turn: number) => boolean | Promise<boolean>;
  /** Is called after each press. */
  readonly each?: (turn: number) => Promise<void>;
}

/** So long nothing may change in the page until it is looked at again all the same. */
const STILL_MS = 150;
/** So long nothing may be asked until it is looked at again all the same. */
const UNASKED_MS = 1000;
/** So long may the others take until something can be pressed again. */
const PATIENCE_MS = 120_000;

/** Plays until the game is over or as long as the options say. Gives back how many things were pressed. */
export async function play(visitor: Visitor, options: PlayOptions = {}): Promise<number> {
  const { by = 'tap', words = en, presses = Number.POSITIVE_INFINITY, until, each } = options;
  let latest = Date.now() + PATIENCE_MS;
  for (let turn = 0; ; ) {
    if (turn >= presses) return turn;
    const things = by === 'tap' ? await lookAt(visitor.page) : await readPage(visitor.cdp);
    if (until !== undefined && (await until(things, turn))) return turn;
    const choice = choose(things, turn, words);
    if (choice.type === 'over') return turn;
    if (Date.now() > latest) throw new Error(`nothing can be pressed any more:\n${spoken(things)}`);
    if (choice.type === 'wait')
      await (until === undefined ? asked(visitor.page, words) : change(visitor.page));
    else if (await (by === 'tap' ? tap(visitor, choice.thing) : pressByKeys(visitor, choice.thing))) {
      turn++;
      latest = Date.now() + PATIENCE_MS;
      await each?.(turn);
    }
  }
}

/** Something is drawn. To wait for it costs less than to look again and again, and it is seen at once. */
function change(page: Page): Promise<void> {
  return drawn(page, '*', STILL_MS);
}

/** There may be something to press: what the others do meanwhile need not be looked at. */
function asked(page: Page, words: Words): Promise<void> {
  // What `choose` presses lies in one of these.
  const wanted = [
    `:is(section, [role="group"])[aria-label="${words.decision}"] button:enabled`,
    `button[aria-label$=", ${words.playable}"]`,
    'dialog:modal',
    `section[aria-label="${words.gameOver}"]`,
  ];
  return drawn(page, wanted.join(), UNASKED_MS);
}

/** Something changes in a page that holds something wanted, and is drawn; where it holds it already, nothing else may come for long. */
function drawn(page: Page, wanted: string, longest: number): Promise<void> {
  return page.evaluate(
    ({ selector, most, still }) =>
      new Promise<void>((done) => {
        const isThere = document.querySelector(selector) !== null;
        const observer = new MutationObserver((_, own) => {
          if (document.querySelector(selector) === null) return;
          own.disconnect();
          // All that changes before the next frame is looked at once.
          requestAnimationFrame(() => done());
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(
          () => {
            observer.disconnect();
            done();
          },
          isThere ? still : most,
        );
      }),
    { selector: wanted, most: longest, still: STILL_MS },
  );
}

/** The page as it would be read aloud: for messages about what went wrong. */
function spoken(things: readonly Thing[]): string {
  return things
    .filter(({ role, name }) => name !== '' && role !== 'InlineTextBox' && role !== 'StaticText')
    .map(({ role, name }) => `${role} "${name}"`)
    .join('\n');
}
