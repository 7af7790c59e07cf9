import { createECDH, hash, randomBytes } from 'node:crypto';
import {
  Hook,
  type NoticeFeed,
  type Notices,
  NoticeWishes,
  PushEnd,
  PushSubscription,
} from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { FastifyInstance } from 'fastify';
import { ntfyTopic } from '../notices/letters.ts';
import { USUAL_WISHES } from '../notices/notice.ts';
import { outsideAddress, pushAddress } from '../notices/outside-address.ts';
import type { KeptWishes } from '../notices/steps.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { addFeedRoute, feedHash } from './feed-route.ts';
import { personOf, sessionOf } from './person-routes.ts';
import { Refused } from './refusals.ts';

const PATH = '/api/me/notices';

/** What people are told while their page is closed: which of it, when, and where it goes. */
export function addNoticeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { notices, limits } = dependencies;

  app.get(PATH, async (request): Promise<Notices> => {
    const { player, id } = await sessionOf(dependencies, request);
    return shown(dependencies, player, id);
  });

  app.put(PATH, async (request): Promise<Notices> => {
    const { player, id } = await sessionOf(dependencies, request);
    await notices.kept.ask('putWishes', player, inForm(NoticeWishes, request.body));
    return shown(dependencies, player, id);
  });

  app.post(`${PATH}/test`, async (request): Promise<Notices> => {
    const { player, id } = await sessionOf(dependencies, request);
    const { channels } = await notices.kept.ask('wishesOf', player);
    if (channels.length === 0) throw new Refused('nowhere-to-send');
    limits.tests.take(player);
    notices.told.test(player);
    return shown(dependencies, player, id);
  });
  addPushRoutes(app, dependencies);
  addHookRoutes(app, dependencies);
  addFeedRoutes(app, dependencies);
  addFeedRoute(app, dependencies);
}

/** Subscriptions of browsers, each of one device. */
function addPushRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, notices } = dependencies;

  app.post(`${PATH}/push`, async (request): Promise<Notices> => {
    const { player, id } = await sessionOf(dependencies, request);
    const subscription = inForm(PushSubscription, request.body);
    if (!config.SAMSARA_PUSH) throw new Refused('push-off');
    const isKnown = pushAddress(subscription.endpoint, config.SAMSARA_PUSH_HOSTS ?? []) !== undefined;
    if (!isKnown || !isOnCurve(subscription.keys.p256dh)) throw new Refused('address-refused');
    const channel = { kind: 'push', subscription } as const;
    await notices.kept.ask(
      'putChannel',
      { id: channelId(subscription.endpoint), player, session: id, channel },
      dependencies.now(),
    );
    await told(dependencies, player);
    return shown(dependencies, player, id);
  });

  app.post(`${PATH}/push/end`, async (request): Promise<Notices> => {
    const { player, id } = await sessionOf(dependencies, request);
    const { endpoint } = inForm(PushEnd, request.body);
    const { channels } = await notices.kept.ask('wishesOf', player);
    const ended = endpoint === undefined ? undefined : channelId(endpoint);
    for (const channel of channels) {
      const isMeant = ended === undefined ? channel.session === id : channel.id === ended;
      if (isMeant) await notices.kept.ask('dropChannel', player, channel.id);
    }
    await notices.told.refresh();
    return shown(dependencies, player, id);
  });
}

/** One web hook of a person, where the operator allows it. */
function addHookRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, notices } = dependencies;

  app.post(`${PATH}/hook`, async (request): Promise<Notices> => {
    const { player, id } = await sessionOf(dependencies, request);
    const hook = inForm(Hook, request.body);
    if (!config.SAMSARA_HOOKS) throw new Refused('hooks-off');
    const url = outsideAddress(hook.url);
    if (url === undefined || (hook.form === 'ntfy' && ntfyTopic(url) === undefined))
      throw new Refused('address-refused');
    const channel = { kind: 'hook', hook } as const;
    const kept = { id: hookId(player), player, session: null, channel };
    await notices.kept.ask('putChannel', kept, dependencies.now());
    await told(dependencies, player);
    return shown(dependencies, player, id);
  });

  app.post(`${PATH}/hook/end`, async (request): Promise<Notices> => {
    const { player, id } = await sessionOf(dependencies, request);
    await notices.kept.ask('dropChannel', player, hookId(player));
    await notices.told.refresh();
    return shown(dependencies, player, id);
  });
}

/** The secret link to a feed: of its secret only a hash is kept. */
function addFeedRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { notices } = dependencies;

  app.post(`${PATH}/feed`, async (request): Promise<NoticeFeed> => {
    const player = await personOf(dependencies, request);
    const secret = randomBytes(24).toString('base64url');
    await notices.kept.ask('putFeed', player, feedHash(secret));
    return { atom: `/api/feed/${secret}.atom`, calendar: `/api/feed/${secret}.ics` };
  });

  app.post(`${PATH}/feed/end`, async (request): Promise<Notices> => {
    const { player, id } = await sessionOf(dependencies, request);
    await notices.kept.ask('putFeed', player, null);
    return shown(dependencies, player, id);
  });
}

/** Their tables learn that somebody is to be told things. */
async function told({ notices, hub, logger }: Dependencies, player: PlayerId): Promise<void> {
  await notices.told.refresh();
  hub.attendTo(player).catch((error) => logger.failure(error));
}

async function shown({ config, notices }: Dependencies, player: PlayerId, session: string): Promise<Notices> {
  const kept = await notices.kept.ask('wishesOf', player);
  const devices = kept.channels.filter(({ channel }) => channel.kind === 'push');
  return {
    ...(kept.wishes ?? USUAL_WISHES),
    push_key: config.SAMSARA_PUSH ? notices.key : null,
    devices: devices.length,
    here: devices.some((device) => device.session === session),
    hooks: config.SAMSARA_HOOKS,
    hook: hookShown(kept),
    feed: kept.feed,
  };
}

function hookShown({ channels }: KeptWishes): Notices['hook'] {
  for (const { channel } of channels) {
    if (channel.kind === 'hook') return { form: channel.hook.form, host: new URL(channel.hook.url).hostname };
  }
  return null;
}

function channelId(endpoint: string): string {
  return hash('sha256', `push ${endpoint}`, 'base64url');
}

function hookId(player: PlayerId): string {
  return hash('sha256', `hook ${player}`, 'base64url');
}

/** A key that is no point of the curve could not be written to. */
function isOnCurve(key: string): boolean {
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    ecdh.computeSecret(key, 'base64url');
    return true;
  } catch {
    return false;
  }
}
