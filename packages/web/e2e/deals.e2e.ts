import { addMove, type Game, startRecord, TASTE_BOTS } from '@samsara/engine';
import { DEAL_BOT, DEAL_SEAT, type Deal, dealFairness, dealOfDay, playedByBot } from '@samsara/engine/deals';
import { GAMES } from '@samsara/engine/games';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { dayAt } from '../src/deals/days.ts';
import { en } from '../src/deals/texts/en.ts';
import type { KeptAsRecord } from '../src/local/worker/plan.ts';
import { en as result } from '../src/result/texts.ts';
import { en as common } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { sharedBrowser, withVisitor } from './browser.ts';
import { keep } from './driving/kept.ts';
import { overflow } from './driving/measuring.ts';
import { play } from './driving/playing.ts';
import { violations } from './driving/violations.ts';
import { forgive, PHONE, type Visitor, visit } from './driving/visit.ts';

const LEVELS = 4;

test('without a network: the deal of the day from the lobby to its end, beside bots in the same place; sent once there is one', async () => {
  await withVisitor({ size: PHONE, keepsPage: true, settings: { name: 'Robin' } }, async (visitor) => {
    const { context, page } = visitor;
    await page.goto('/');
    await keep(page, nearlyOver('karma'));
    await expect.poll(() => keeperOf(page)).toBe('activated');
    await context.setOffline(true);
    await page.reload();
    await page.locator('.today-link', { hasText: lobby.dealOfDay }).click();
    await page.getByRole('heading', { name: en.title }).waitFor();
    await page.getByText(en.streak(0)).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: `${en.goOn}: Karma`, exact: true }).click();
    await play(visitor);
    await page.getByRole('link', { name: result.compare }).click();
    await expect.poll(() => page.locator('.result-rows li').count()).toBe(1 + LEVELS);
    await page.getByText(/^Better than \d of 4 bots/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect((await overflow(page)).x).toBe(0);
    await page.getByRole('button', { name: en.send }).click();
    await page.getByText(en.notSent).waitFor();
    forgive(visitor, /ERR_INTERNET_DISCONNECTED/);

    await context.setOffline(false);
    await page.getByRole('button', { name: en.send }).click();
    const people = page.getByRole('region', { name: en.people });
    await people.locator('li.is-you').waitFor();
    await people.getByText(/have played it|has played it/).waitFor();

    await page.getByRole('link', { name: en.title }).click();
    await page.getByText(en.streak(1)).waitFor();
    await page.getByRole('link', { name: `${en.compare}: Karma`, exact: true }).waitFor();
    await page.getByRole('button', { name: new RegExp(`${en.finished(1)}$`) }).waitFor();
  });
});

test('a challenge: somebody else plays the same deal and both games lie side by side', async () => {
  const { link } = await challenger();
  expect(link).toMatch(/\/compare\/karma#c=1[\w-]+$/);
  await withVisitor({ settings: { name: 'Kim' } }, async (friend) => {
    const { page } = friend;
    await page.goto(link);
    await page.getByRole('heading', { name: en.challenged('Robin') }).waitFor();
    // Nothing is told before one has played.
    expect(await page.locator('.result-rows').count()).toBe(0);
    await keep(page, nearlyOver('karma'));
    await page.getByRole('link', { name: en.accept }).click();
    await play(friend);
    await page.getByRole('link', { name: result.compare }).click();
    const rows = page.locator('.result-rows li');
    await expect.poll(() => rows.count()).toBe(2 + LEVELS);
    await rows.filter({ hasText: 'Robin' }).waitFor();
    const both = page.getByRole('region', { name: en.sideBySide });
    await both.getByRole('columnheader', { name: 'Robin' }).waitFor();
    expect(await both.locator('tbody tr').count()).toBeGreaterThan(2);
    expect(await violations(page)).toEqual([]);
  });
});

test('a link with a game that was never played says so, and tomorrow cannot be played today', async () => {
  const {
    visitor: { page },
    link,
  } = await challenger();
  const forged = await page.evaluate(async (given) => {
    const [address, text] = given.split('#c=1');
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const through = (data: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) =>
      new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();
    const plain = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    const parts = JSON.parse(plain) as string[];
    parts[3] = parts[3].split(';').slice(0, -1).join(';');
    const packed = await through(
      new TextEncoder().encode(JSON.stringify(parts)),
      new CompressionStream('deflate-raw'),
    );
    const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join('');
    return `${address}#c=1${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  }, link);
  await page.goto('/');
  await page.goto(forged);
  await page.getByText(en.untrue).waitFor();
  await page.goto('/deal/stop?day=2999-01-01');
  await page.getByText(common.notFound).waitFor();
});

interface Challenger {
  readonly visitor: Visitor;
  readonly link: string;
}

let challenging: Promise<Challenger> | undefined;

/** Robin, who has played today's deal and has a link to it: what bots do with the deal is worked out once. */
function challenger(): Promise<Challenger> {
  challenging ??= (async () => {
    const visitor = await visit(await sharedBrowser(), inject('origin'), {
      size: PHONE,
      settings: { name: 'Robin' },
    });
    await finishDeal(visitor);
    return { visitor, link: await copiedLink(visitor) };
  })();
  return challenging;
}

afterAll(async () => {
  if (challenging === undefined) return;
  const { visitor } = await challenging;
  await visitor.leave();
  expect(visitor.faults).toEqual([]);
});

/** Plays the end of today's deal of Karma and goes to the comparison. */
async function finishDeal(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto('/');
  await keep(page, nearlyOver('karma'));
  await page.goto('/deal/karma');
  await play(visitor);
  await page.getByRole('link', { name: result.compare }).click();
  await page.getByText(/^Better than \d of 4 bots/).waitFor();
}

async function copiedLink({ page, context, origin }: Visitor): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.getByRole('button', { name: en.makeLink }).click();
  await page.getByText(en.linkCopied).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** How often the person still has to decide. */
const LEFT = 2;

/** Today's deal as it stands shortly before the end of a game that bots played. */
function nearlyOver(name: string): KeptAsRecord {
  const game = GAMES[name] as Game;
  const day = dayAt(Date.now());
  const deal = dealOfDay(game, day);
  const { lines } = playedByBot(game, deal, TASTE_BOTS.casual);
  const own = lines.flatMap((line, i) => (line.startsWith(`${DEAL_SEAT} `) ? [i] : []));
  const record = startRecord(game as never, deal.options, seatsOf(deal), dealFairness(deal));
  for (const line of lines.slice(0, own[Math.max(0, own.length - LEFT)])) {
    const space = line.indexOf(' ');
    addMove(record, Number(line.slice(0, space)), line.slice(space + 1));
  }
  const seats = record.seats.map(({ name }, seat) =>
    seat === DEAL_SEAT ? { kind: 'person' as const, name } : { kind: 'bot' as const, name, level: DEAL_BOT },
  );
  const plan = { game: name, options: deal.options, seats, deal: { seed: deal.seed, day, challenge: null } };
  return { plan, record, round: 1, at: 0 };
}

function seatsOf({ options }: Deal) {
  return Array.from({ length: Number(options.players) }, (_, seat) =>
    seat === DEAL_SEAT
      ? { name: 'Robin', kind: 'person' as const }
      : { name: `Bot ${seat}`, kind: `bot:${DEAL_BOT}` as const },
  );
}

/** The state of the service worker that keeps the page. */
function keeperOf(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
}
