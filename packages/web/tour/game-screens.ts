import type { Page } from 'playwright-core';
import { play } from '../e2e/driving/playing.ts';
import { buttonsIn, type Thing } from '../e2e/driving/reading.ts';
import { deal, openTable } from '../e2e/driving/tables.ts';
import type { Visitor } from '../e2e/driving/visit.ts';
import { en } from '../src/texts/en.ts';
import type { Camera } from './camera.ts';

type Wanted = Parameters<typeof openTable>[1];

/** Enough people to see a table full. */
const BOTS = 2;

/** Games that want more people or other options to be seen well. */
const FULLER: Readonly<Record<string, Partial<Wanted>>> = {
  karma: { bots: 3 },
  stop: { options: { target_points: 60, interject_ms: 500, swap_ms: 500 }, bots: 3 },
};

const MIDDLE = 14;
const LATE = 30;
const BIG_HAND = 10;
/** How long the visitor plays, and how long the bot that takes over may need for the rest. */
const PLAYING_MS = 60_000;
const ENDING_MS = 400_000;

/** One game from the deal to its replay and its rules. */
export function showGame(game: string) {
  return async (visitor: Visitor, camera: Camera): Promise<void> => {
    const { page } = visitor;
    await openTable(visitor, { game, bots: BOTS, ...FULLER[game] });
    await deal(visitor);
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    await camera.shoot('opening');
    const scenes = new Scenes(camera);
    const latest = Date.now() + PLAYING_MS;
    const until = async (things: readonly Thing[], turn: number) => {
      await scenes.look(things, turn);
      return turn > LATE || Date.now() > latest;
    };
    await play(visitor, { until });
    await showWatcher(visitor, camera);
    await letBotFinish(visitor);
    await camera.shoot('end');
    await page.getByRole('link', { name: en.replay }).click();
    const slider = page.getByRole('slider');
    await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
    await camera.shoot('replay');
    await page.goto(`/rules/${game}`);
    await page.getByRole('searchbox').waitFor();
    await camera.shoot('rules');
    await showPractice(page, game, camera);
  };
}

/** All hands open, and a hint. */
async function showPractice(page: Page, game: string, camera: Camera): Promise<void> {
  await page.goto(`/play/${game}?practice`);
  await page.getByRole('button', { name: en.hint, exact: true }).click();
  await page.getByRole('button', { name: /^Hint: / }).waitFor();
  await camera.shoot('practice');
}

/** The opening in the languages that the rest of the tour does not show. */
export function showLanguages(game: string) {
  return async ({ page }: Visitor, camera: Camera): Promise<void> => {
    for (const language of ['de', 'fr']) {
      await page.goto('/');
      await page.evaluate((chosen) => {
        const kept = JSON.parse(localStorage.getItem('samsara-settings') ?? '{}');
        localStorage.setItem('samsara-settings', JSON.stringify({ ...kept, language: chosen }));
      }, language);
      await page.goto(`/play/${game}`);
      await page.locator('.hand .card').first().waitFor();
      await camera.shoot(language);
    }
  };
}

/** The same table as those see it who only watch. */
async function showWatcher({ page, context }: Visitor, camera: Camera): Promise<void> {
  const watcher = await context.newPage();
  await watcher.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
  await watcher.goto(`${new URL(page.url()).pathname}?screen`);
  // A game that is over already shows its result instead.
  const [board, result] = [en.board, en.gameOver].map((name) => watcher.getByRole('region', { name }));
  await board.or(result).waitFor();
  await camera.shoot('table-screen', watcher);
  await watcher.close();
}

/** Nobody need press anything until the end. */
async function letBotFinish({ page }: Visitor): Promise<void> {
  const end = page.getByRole('region', { name: en.gameOver });
  if (!(await end.isVisible())) {
    await page.getByRole('button', { name: en.menu, exact: true }).click();
    await page.getByRole('button', { name: en.handOver }).click();
  }
  await end.waitFor({ timeout: ENDING_MS });
}

/** Notices what is worth a picture while the game goes on. */
class Scenes {
  private readonly taken = new Set<string>();
  private readonly camera: Camera;

  constructor(camera: Camera) {
    this.camera = camera;
  }

  async look(things: readonly Thing[], turn: number): Promise<void> {
    const decisions = buttonsIn(things, en.decision).map(({ name }) => name);
    const cards = things.filter(({ role, name }) => role === 'button' && name.endsWith(`, ${en.playable}`));
    if (turn >= MIDDLE && cards.length > 0) await this.once('middle');
    if (turn >= LATE && cards.length > 0) await this.once('late');
    if (turn >= 5 && decisions.includes(en.putBack)) await this.once('picked');
    if (decisions.length > 2 && !decisions.includes(en.putBack)) await this.once('decision');
    if (cards.length >= BIG_HAND) await this.once('big-hand');
  }

  private async once(name: string): Promise<void> {
    if (this.taken.has(name)) return;
    this.taken.add(name);
    await this.camera.shoot(name);
  }
}
