import { expect, test } from 'vitest';
import { en as words } from '../src/result/texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { listen } from './driving/hearing.ts';
import { pressByKeys } from './driving/keyboard.ts';
import { overflow } from './driving/measuring.ts';
import { play } from './driving/playing.ts';
import { readPage } from './driving/reading.ts';
import { IS_THOROUGH } from './driving/size.ts';
import { openTable, SHORT_TABLES } from './driving/tables.ts';
import { DESKTOP, type Visitor } from './driving/visit.ts';

/** Nobody is hurried who finds the way by ear; and no clock plays what keys cannot reach. */
const UNHURRIED: Readonly<Record<string, Record<string, number | string>>> = {
  karma: { edition: 'amigo', choosing_ms: 0, decision_ms: 0 },
  stop: { reaction: 'poll', response_ms: 0, turn_ms: 0 },
  karmaka: { decision_ms: 0 },
  'mieses-karma': { decision_ms: 0 },
};

/** The game that is played to its end, which its turns bound; of the others so many presses are enough where time is short. */
const TO_THE_END = 'mieses-karma';
const SOME_PRESSES = 12;

const GAMES = Object.keys(SHORT_TABLES);
const isPlayedToTheEnd = (game: string) => IS_THOROUGH || game === TO_THE_END;

test.each(GAMES.filter(isPlayedToTheEnd))(
  '%s: a whole game with bots on the server by keys and accessibility tree alone, at a desk',
  async (game) => {
    await withVisitor({ size: DESKTOP }, async (visitor) => {
      expect(await playByKeys(visitor, game)).toBeGreaterThan(0);
      await expect.poll(() => headings(visitor)).toContainEqual(expect.stringMatching(VERDICT));
    });
  },
);

test.each(GAMES.filter((game) => !isPlayedToTheEnd(game)))(
  '%s: the beginning of a game with bots on the server by keys and accessibility tree alone, at a desk',
  async (game) => {
    await withVisitor({ size: DESKTOP }, async (visitor) => {
      expect(await playByKeys(visitor, game, SOME_PRESSES)).toBe(SOME_PRESSES);
    });
  },
);

/** A short game to its end, or so many presses far into one that lasts longer. Nothing scrolls on the way. */
async function playByKeys(visitor: Visitor, game: string, presses?: number): Promise<number> {
  const { options, ...table } = SHORT_TABLES[game];
  const length = presses === undefined ? options : {};
  await openTable(visitor, { ...table, options: { ...length, ...UNHURRIED[game] } });
  await pressNamed(visitor, en.ready);
  await pressNamed(visitor, en.start);
  const each = async () => expect(await overflow(visitor.page)).toEqual({ x: 0, y: 0 });
  return play(visitor, { by: 'keys', each, ...(presses !== undefined && { presses }) });
}

async function headings({ cdp }: Visitor): Promise<string[]> {
  return (await readPage(cdp)).filter(({ role }) => role === 'heading').map(({ name }) => name);
}

const VERDICT = new RegExp(`^(?:${words.freed}|${words.notThisLife}|.* wins?)`);

/** Waits until a button of this name can be pressed, and presses it by keys. */
async function pressNamed(visitor: Visitor, wanted: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const things = await readPage(visitor.cdp);
    const button = things.find(
      ({ role, name, isDisabled }) => role === 'button' && name === wanted && !isDisabled,
    );
    if (button !== undefined && (await pressByKeys(visitor, button))) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`there is no button "${wanted}"`);
}

test('keys read aloud the hand, the table, the others and what is expected', async () => {
  await withVisitor({ size: DESKTOP }, async ({ page }) => {
    await page.goto('/play/karma');
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    const heard = await listen(page);
    for (const [key, sentence] of [
      ['h', `${en.yourHand(6)}: `],
      ['p', 'Draw pile: '],
      ['o', `: ${en.cardsInHand(6)}.`],
      ['t', 'Choose three of your cards'],
    ]) {
      await page.keyboard.press(key);
      await expect.poll(() => heard.evaluate((all) => all.join('\n'))).toContain(sentence);
    }
  });
});
