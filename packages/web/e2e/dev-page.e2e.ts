import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withVisitor } from './browser.ts';
import { PHONE } from './driving/visit.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'samsara-dev-'));
const GAME = join(folder, 'game');
let address = '';
let end: () => void = () => {};

/** A game as npm create samsara-game writes it, on its development page. */
beforeAll(async () => {
  const dist = join(folder, 'dist');
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/bundle-create.mjs'), dist]);
  cpSync(join(ROOT, 'packages/create-samsara-game/template'), GAME, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(GAME, 'node_modules'));
  const dev = spawn(process.execPath, [join(dist, 'dev.js'), '--port', '0'], {
    cwd: GAME,
    env: { ...process.env, SAMSARA_LANG: 'en' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  end = () => dev.kill();
  for await (const line of createInterface(dev.stdout)) {
    address = /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '';
    if (address !== '') return;
  }
});

afterAll(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes a file, each part once. */
function change(file: string, ...parts: readonly (readonly [from: string, to: string])[]): void {
  const path = join(GAME, file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of parts) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
}

test('a game in the making is played on its page, which loads every change and says what it could keep', async () => {
  await withVisitor({ size: PHONE, origin: address }, async ({ page }) => {
    await page.goto('/');
    const status = page.getByRole('status');
    const moves = page.locator('#moves').getByRole('button');
    const position = () => page.locator('#position').inputValue();
    await page.getByRole('button', { name: 'Draw a card' }).click();
    await expect
      .poll(() => page.getByRole('listitem').allTextContents())
      .toContainEqual(expect.stringMatching(/^You draw the \d+\.$/));
    await moves.first().waitFor();

    // Why a move is refused.
    await page.getByLabel(/^Try any move/).fill('sing');
    await page.getByRole('button', { name: 'Try' }).click();
    await expect.poll(() => status.textContent()).toMatch(/^This is not a move; .* \(unreadable, R-03\)$/);

    // Other words: the position stays.
    const before = await position();
    change('src/texts/en.ts', ["'Draw a card'", "'Take a card'"]);
    await page.getByRole('button', { name: 'Take a card' }).waitFor();
    expect(await status.textContent()).toBe('The code has changed; the position was kept.');
    expect(await position()).toBe(before);

    // Code that does not build: the game goes on with the code before.
    change('src/texts/en.ts', ["'Take a card'", "'Take a card' +"]);
    await page.getByRole('alert').getByText('src/texts/en.ts').waitFor();
    expect(await position()).toBe(before);
    change('src/texts/en.ts', ["'Take a card' +", "'Pick a card'"]);
    await page.getByRole('button', { name: 'Pick a card' }).waitFor();
    await expect.poll(() => page.getByRole('alert').isHidden()).toBe(true);

    // Other words for a card and for the move that was made: neither position nor moves can be kept.
    change(
      'src/rules.ts',
      ["CARDS: readonly string[] = ['1', ", "CARDS: readonly string[] = ['one', "],
      [': move.type)', ": 'pick')"],
    );
    await expect.poll(() => status.textContent()).toMatch(/so a new game has begun\.$/);
    await moves.first().waitFor();
    expect(JSON.parse(await position())).toMatchObject({ moves: expect.any(Number) });
  });
});
