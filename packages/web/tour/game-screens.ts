import { play } from '../e2e/driving/playing.ts';
import { buttonsIn, type Thing } from '../e2e/driving/reading.ts';
import { deal, openTable } from '../e2e/driving/tables.ts';
import type { Visitor } from '../e2e/driving/visit.ts';
import { en } from '../src/texts/en.ts';
import type { Camera } from './camera.ts';

/** A table with enough people to see it full. */
const TABLES: Readonly<Record<string, Parameters<typeof openTable>[1]>> = {
  karma: { game: 'karma', options: { edition: 'amigo' }, bots: 3 },
  stop: { game: 'stop', options: { target_points: 60, interject_ms: 1500, swap_ms: 1500 }, bots: 3 },
  karmaka: { game: 'karmaka', bots: 2 },
  'mieses-karma': { game: 'mieses-karma', bots: 3 },
};

const MIDDLE = 14;
const LATE = 40;
const BIG_HAND = 10;

/** One game from the deal to its replay and its rules. */
export function showGame(game: string) {
  return async (visitor: Visitor, camera: Camera): Promise<void> => {
    const { page } = visitor;
    await openTable(visitor, TABLES[game]);
    await deal(visitor);
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    await camera.shoot('opening');
    const scenes = new Scenes(camera);
    await play(visitor, { until: (things, turn) => scenes.look(things, turn) });
    await page.getByRole('region', { name: en.gameOver }).waitFor();
    await camera.shoot('end');
    await page.getByRole('link', { name: en.replay }).click();
    const slider = page.getByRole('slider');
    await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
    await camera.shoot('replay');
    await page.goto(`/rules/${game}`);
    await page.getByRole('searchbox').waitFor();
    await camera.shoot('rules');
  };
}

/** Notices what is worth a picture while the game goes on; never ends it. */
class Scenes {
  private readonly taken = new Set<string>();
  private readonly camera: Camera;

  constructor(camera: Camera) {
    this.camera = camera;
  }

  async look(things: readonly Thing[], turn: number): Promise<false> {
    const decisions = buttonsIn(things, en.decision).map(({ name }) => name);
    const cards = things.filter(({ role, name }) => role === 'button' && name.endsWith(`, ${en.playable}`));
    if (turn >= MIDDLE && cards.length > 0) await this.once('middle');
    if (turn >= LATE && cards.length > 0) await this.once('late');
    if (turn >= 5 && decisions.includes(en.putBack)) await this.once('picked');
    if (decisions.length > 2 && !decisions.includes(en.putBack)) await this.once('decision');
    if (cards.length >= BIG_HAND) await this.once('big-hand');
    return false;
  }

  private async once(name: string): Promise<void> {
    if (this.taken.has(name)) return;
    this.taken.add(name);
    await this.camera.shoot(name);
  }
}
