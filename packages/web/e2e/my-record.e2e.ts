import { readFileSync } from 'node:fs';
import { karma } from '@samsara/engine/games/karma';
import { expect, test } from 'vitest';
import { EVENING_WORDS } from '../src/evening/words.ts';
import { en } from '../src/my-record/texts/en.ts';
import { en as common } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { keep, keptNearEnd } from './driving/kept.ts';
import { play } from './driving/playing.ts';
import { PHONE, type Visitor } from './driving/visit.ts';

const evening = EVENING_WORDS.en;
/** The limit of turns ends every game soon. */
const SHORT = { choosing_ms: 0, decision_ms: 0, players: 2, turn_limit: 4 };

test('two games are an evening with a picture; they are counted, exported, forgotten, and come back from the file', async () => {
  await withVisitor({ size: PHONE }, async (owner) => {
    const { page } = owner;
    await page.goto('/my-record');
    await page.getByText(en.empty).waitFor();
    await keep(page, keptNearEnd(karma, SHORT));
    await page.goto('/play/karma');
    await play(owner);
    expect(await page.locator('.evening-button').count()).toBe(0);
    await page.getByRole('button', { name: common.rematch }).click();
    await page.locator('.end-panel').waitFor({ state: 'detached' });
    await play(owner);
    await page.getByRole('button', { name: new RegExp(`^${evening.title}`) }).click();
    const table = page.getByRole('dialog').getByRole('table');
    await expect.poll(() => table.getByRole('row').count()).toBe(3);
    const picture = await downloaded(owner, () =>
      page.getByRole('button', { name: evening.picture }).click(),
    );
    // The width and height of a PNG stand in its first chunk.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

    await page.goto('/my-record');
    await expect.poll(() => page.locator('.my-record-list li').count()).toBe(2);
    const file = await downloaded(owner, () => page.getByRole('button', { name: en.export }).click());
    await page.getByText(en.exported(2)).waitFor();
    await forget(owner);

    // The first game is altered on its way, the second comes back; once more, and it is known.
    const [first, second] = file.toString('utf8').trim().split('\n');
    const altered = first.replace(/"(\d) (?:play|take)[^"]*"/, '"$1 look"');
    const text = [altered, 'nonsense', second, second].join('\n');
    const brought = { name: 'games.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(brought);
    await page.getByText(`${en.imported(1)} ${en.known(1)} ${en.bad(2)}`).waitFor();
    expect(await page.locator('.my-record-bad li').allTextContents()).toEqual([
      expect.stringMatching(/^Line 1: /),
      expect.stringMatching(/^Line 2: this is not JSON/),
    ]);
    await page.getByRole('link', { name: new RegExp(`^${en.replay}`) }).click();
    await page.locator('.replay .play').waitFor();
  });
}, 60_000);

async function downloaded({ page }: Visitor, click: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return readFileSync(await download.path());
}

async function forget({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: en.forget }).click();
  // The button of the question has the same name.
  await page.getByText(en.reallyForget).waitFor();
  await page.getByRole('button', { name: en.forget }).click();
  await page.getByText(en.empty).waitFor();
}
