import type { PushMessage } from '@samsara/protocol';
import { expect, test } from 'vitest';
import { NOTICE_WORDS } from '../src/notices/words.ts';
import { withVisitor } from './browser.ts';
import { deal, openTable } from './driving/tables.ts';
import { DESKTOP, PHONE, type Visitor } from './driving/visit.ts';

const words = NOTICE_WORDS.en;

/** What the test uses inside of the service worker. */
interface WorkerScope {
  readonly clients: object;
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

/** A browser that nobody sees has no push service to subscribe at: whatever it would give out is put in its place. */
async function withPushService({ context }: Visitor): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const endpoint = `https://none.push.apple.com/${Math.random()}`;
    PushManager.prototype.subscribe = async (options) => {
      const isWhole = options?.userVisibleOnly && String(options.applicationServerKey).length === 87;
      if (!isWhole) throw new Error('not what a push service asks for');
      return { toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
    };
  });
}

test('in the settings messages are turned on and off, with kinds, quiet hours and a feed', async () => {
  await withVisitor({ size: PHONE, keepsPage: true, inWholeBrowser: true }, async (visitor) => {
    const { page } = visitor;
    await withPushService(visitor);
    await page.goto('/settings');
    // The page makes the guest; a second request beside it would make another.
    await page.waitForFunction(() => localStorage.getItem('samsara-met') !== null);
    await page.reload();
    const section = page.getByRole('region', { name: words.title });
    const kept = async (change: Promise<void>) => {
      const isKept = (response: { url(): string; request(): { method(): string } }) =>
        response.url().endsWith('/api/me/notices') && response.request().method() === 'PUT';
      await Promise.all([page.waitForResponse(isKept), change]);
    };
    await section.getByRole('button', { name: words.turnOn }).click();
    await section.getByText(words.isOn).waitFor();
    await kept(section.getByRole('switch', { name: words.kinds.over }).click());
    await kept(section.getByRole('switch', { name: words.quiet }).click());
    await kept(section.getByLabel(words.until).fill('06:30'));
    await section.getByText(words.elsewhere).click();
    await section.getByRole('button', { name: words.makeFeed }).click();
    await expect
      .poll(() => section.getByLabel(words.calendar).inputValue())
      .toMatch(/\/api\/feed\/[\w-]{32}\.ics$/);
    expect(await section.getByText(words.hook, { exact: true }).count()).toBe(0);
    await page.reload();
    await section.getByText(words.isOn).waitFor();
    await expect.poll(() => section.getByRole('switch', { name: words.kinds.over }).isChecked()).toBe(false);
    await expect.poll(() => section.getByLabel(words.until).inputValue()).toBe('06:30');
    await section.getByRole('button', { name: words.turnOff }).click();
    await section.getByRole('button', { name: words.turnOn }).waitFor();
  });
});

test('at a table over days messages are offered once', async () => {
  const days = { turn: 1, reserve: 0, weekends_off: false, utc_offset_min: 0 } as const;
  await withVisitor({ size: PHONE, keepsPage: true, inWholeBrowser: true }, async (visitor) => {
    const { page } = visitor;
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
    );
    await openTable(visitor, { game: 'karma', options: {}, settings: { days }, bots: 1 });
    await deal(visitor);
    await page.getByRole('button', { name: words.offer }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.no }).click();
    await page.reload();
    await page.locator('.days-left').waitFor();
    expect(await page.getByRole('button', { name: words.offer }).count()).toBe(0);
  });
});

test('a message is shown once, counts on the badge, and leads to its table', async () => {
  await withVisitor({ size: DESKTOP, keepsPage: true, inWholeBrowser: true }, async (visitor) => {
    const { page, context, origin } = visitor;
    await context.grantPermissions(['notifications']);
    const push = await pushing(visitor);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(() => {
      const told = { badges: [] as unknown[], opened: [] as string[] };
      Object.assign(self, { told });
      Object.assign(navigator, { setAppBadge: async (count: number) => told.badges.push(count) });
      // A click that a program makes up may open no window: which one it would be is noted.
      Object.assign((self as unknown as WorkerScope).clients, {
        openWindow: async (path: string) => told.opened.push(path),
      });
    });
    const message: PushMessage = {
      ...{ id: 'a', title: 'It is your turn', text: 'Karma with Bob', path: '/t/TABLE2' },
      ...{ tag: 'TABLE2', turns: 3 },
    };
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const messages = await registration.getNotifications();
        return messages.map(({ title, body, tag, silent }) => ({ title, body, tag, silent }));
      });
    await push(message);
    const first = { title: 'It is your turn', body: 'Karma with Bob', tag: 'TABLE2' };
    await expect.poll(shown, { timeout: 20_000 }).toMatchObject([first]);
    // The same once more takes its own place without a sound; another one of the table takes its place too.
    await push(message);
    await expect.poll(shown, { timeout: 20_000 }).toMatchObject([{ ...first, silent: true }]);
    await push({ ...message, id: 'b', title: 'The game is over', turns: 2 });
    await expect
      .poll(shown, { timeout: 20_000 })
      .toMatchObject([{ title: 'The game is over', silent: false }]);
    await worker.evaluate(async () => {
      const scope = self as unknown as WorkerScope;
      const [notification] = await scope.registration.getNotifications();
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
    const told = () => worker.evaluate(() => (self as unknown as { told: unknown }).told);
    await expect.poll(told, { timeout: 20_000 }).toEqual({ badges: [3, 3, 2], opened: ['/t/TABLE2'] });
    await expect.poll(shown, { timeout: 20_000 }).toEqual([]);
    // Whoever has the page before them needs no message.
    await page.goto(`${origin}/settings`);
    await push({ ...message, id: 'c', path: '/settings', tag: 'test' });
    await expect.poll(told, { timeout: 20_000 }).toMatchObject({ badges: [3, 3, 2, 3] });
    expect(await shown()).toEqual([]);
  });
});

/** Delivers messages to the page's service worker as a push service would, by the browser's own developer protocol. */
async function pushing({ page, cdp, origin }: Visitor): Promise<(message: PushMessage) => Promise<void>> {
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found !== undefined) resolve(found.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await page.goto('/');
  const registrationId = await registered;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return async (message) => {
    const data = JSON.stringify(message);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}
