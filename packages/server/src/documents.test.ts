import { readFileSync } from 'node:fs';
import { ClientMessage, parseClientMessage, ServerMessage } from '@samsara/protocol';
import { fastify } from 'fastify';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { documents } from '../documents/documents.ts';
import { CLIENT_EXAMPLES, SERVER_EXAMPLES } from '../documents/examples.ts';
import { REQUESTS } from '../documents/requests.ts';
import { addCompanyRoutes } from './http/company-routes.ts';
import { addDealRoutes } from './http/deal-routes.ts';
import type { Dependencies } from './http/dependencies.ts';
import { addDeviceRoutes } from './http/device-routes.ts';
import { addGroupRoutes } from './http/group-routes.ts';
import { addNoticeRoutes } from './http/notice-routes.ts';
import { addOperationRoutes } from './http/operation-routes.ts';
import { addOperatorRoutes } from './http/operator-routes.ts';
import { addOrderRoutes } from './http/order-routes.ts';
import { addGameRoutes } from './http/outside-game-routes.ts';
import { addOverDaysRoutes } from './http/over-days-routes.ts';
import { addPasskeyRoutes } from './http/passkey-routes.ts';
import { addPersonRoutes } from './http/person-routes.ts';
import { addPrivacyRoutes } from './http/privacy-routes.ts';
import { addProgressRoutes } from './http/progress-routes.ts';
import { addResultRoutes } from './http/result-routes.ts';
import { addStandingRoutes } from './http/standing-routes.ts';
import { addTableRoutes } from './http/table-routes.ts';

describe('the written protocol', () => {
  test.each(Object.entries(documents()))('%s is what the schemas say (npm run docs)', (name, text) =>
    expect(readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')).toBe(text),
  );

  test('has an example for each message', () => {
    const types = (variants: readonly { entries: { type: { literal: string } } }[]) =>
      variants.map(({ entries }) => entries.type.literal).sort();
    expect(Object.keys(CLIENT_EXAMPLES).sort()).toEqual(types(ClientMessage.options));
    expect(Object.keys(SERVER_EXAMPLES).sort()).toEqual(types(ServerMessage.options));
  });

  test('names every request that is answered, and no other', async () => {
    const app = fastify({ exposeHeadRoutes: false });
    const answered: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      answered.push(`${String(method).toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`);
    });
    // What the routes depend on matters only when somebody asks.
    const empty = {} as Dependencies;
    for (const add of [
      addPersonRoutes,
      addStandingRoutes,
      addOperatorRoutes,
      addCompanyRoutes,
      addOrderRoutes,
      addGroupRoutes,
      addDeviceRoutes,
      addNoticeRoutes,
      addOverDaysRoutes,
      addResultRoutes,
      addPasskeyRoutes,
      addPrivacyRoutes,
      addProgressRoutes,
      addTableRoutes,
      addDealRoutes,
      addGameRoutes,
      addOperationRoutes,
    ])
      add(app, empty);
    await app.ready();
    expect(answered.sort()).toEqual(REQUESTS.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test.each(Object.entries(CLIENT_EXAMPLES))(
    'the example of %s from the client is valid',
    (_type, { example }) =>
      expect(parseClientMessage(JSON.stringify(example))).toEqual({ ok: true, value: example }),
  );

  test.each(Object.entries(SERVER_EXAMPLES))(
    'the example of %s from the server is valid',
    (_type, { example }) => expect(v.is(ServerMessage, example)).toBe(true),
  );
});
