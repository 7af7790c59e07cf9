import { hash } from 'node:crypto';
import type { Hook, HookForm, PushMessage, PushSubscription } from '@samsara/protocol';
import webPush from 'web-push';
import type { Notice, NoticeKey, Sending } from './notice.ts';
import type { Letter } from './outside.ts';
import type { PushKeys } from './push-keys.ts';
import { worded } from './texts/texts.ts';

/** What a letter is written with. */
export interface Stationery {
  readonly keys: PushKeys;
  /** Whom a push service can write to: `mailto:` or `https:`. */
  readonly contact: string;
  /** Where people find this server; null where nobody outside of it does. */
  readonly origin: string | null;
}

/** A push service keeps a message for so long while the device is away. */
const LONGEST_TTL_S = 4 * 86_400;

/** A notice as its channel takes it. `turns`: tables at which it is the person's turn. */
export function letterFor(
  { notice, channel, wishes }: Sending,
  turns: number,
  now: number,
  stationery: Stationery,
): Letter {
  const { title, text } = worded(notice.what, notice.facts, wishes.language);
  if (channel.kind === 'hook') return hookLetter(channel.hook, notice, { title, text }, stationery.origin);
  const message = { id: noticeId(notice), title, text, path: pathOf(notice), tag: tagOf(notice), turns };
  const ttl = Math.max(60, Math.min(LONGEST_TTL_S, Math.round((notice.until - now) / 1000)));
  return pushLetter(channel.subscription, message, ttl, stationery);
}

/** The same whenever the same notice is sent; it tells nothing. */
function noticeId({ player, code, what, position }: NoticeKey): string {
  return hash('sha256', [player, code, what, position].join(' '), 'base64url').slice(0, 22);
}

function tagOf({ code }: NoticeKey): string {
  return code === '' ? 'test' : code;
}

function pathOf({ code }: NoticeKey): string {
  return code === '' ? '/settings' : `/t/${code}`;
}

function pushLetter(
  subscription: PushSubscription,
  message: PushMessage,
  ttl: number,
  { keys, contact }: Stationery,
): Letter {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: contact, ...keys },
    TTL: ttl,
    urgency: 'high',
    // Of one table a device that was away gets the last message only. The name tells the push service nothing.
    topic: hash('sha256', `${subscription.keys.auth} ${message.tag}`, 'base64url').slice(0, 32),
    contentEncoding: 'aes128gcm',
  });
  return { url: new URL(endpoint), headers: headers as Letter['headers'], body: body ?? '' };
}

interface Words {
  readonly title: string;
  readonly text: string;
}

function hookLetter(hook: Hook, notice: Notice, words: Words, origin: string | null): Letter {
  const link = origin === null ? null : origin + pathOf(notice);
  const { url, body } = HOOKS[hook.form]({ url: new URL(hook.url), notice, words, link });
  return {
    url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Samsara' },
    body: JSON.stringify(body),
  };
}

interface HookParts {
  readonly url: URL;
  readonly notice: Notice;
  readonly words: Words;
  readonly link: string | null;
}

const inOneText = ({ words: { title, text }, link }: HookParts) =>
  [`${title}: ${text}`, link].filter((part) => part !== null).join('\n');

/** The form that each kind of receiver takes. */
const HOOKS: Readonly<Record<HookForm, (parts: HookParts) => { url: URL; body: object }>> = {
  json: ({ url, notice, words, link }) => ({
    url,
    body: {
      id: noticeId(notice),
      what: notice.what,
      ...words,
      game: notice.facts.game,
      names: notice.facts.names,
      table: notice.code === '' ? null : notice.code,
      link,
    },
  }),
  // What people are called must not call everybody in a channel.
  discord: (parts) => ({
    url: parts.url,
    body: { content: inOneText(parts), allowed_mentions: { parse: [] } },
  }),
  slack: (parts) => ({ url: parts.url, body: { text: escapedForSlack(inOneText(parts)) } }),
  // As the bridge “hookshot” takes it.
  matrix: (parts) => ({ url: parts.url, body: { text: inOneText(parts) } }),
  ntfy: ({ url, words: { title, text }, link }) => ({
    url: new URL('/', url),
    body: { topic: ntfyTopic(url), title, message: text, ...(link !== null && { click: link }) },
  }),
};

/** An address of ntfy is its server and the topic. */
export function ntfyTopic(url: URL): string | undefined {
  return /^\/([\w-]{1,64})$/.exec(url.pathname)?.[1];
}

function escapedForSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
