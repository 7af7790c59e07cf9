import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@samsara/engine/games';
import { RefusalCode } from '@samsara/protocol';
import { beforeAll, expect, test } from 'vitest';
import { TestServer } from '../http/testing/test-server.ts';
import { makeMetrics } from './metrics.ts';

const DEPLOY = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
const ALERTS = readFileSync(`${DEPLOY}prometheus/samsara-alerts.yaml`, 'utf8');
const DASHBOARD = JSON.parse(readFileSync(`${DEPLOY}grafana/samsara.json`, 'utf8'));
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** What asks for metrics, in the rules and in the dashboard. */
const RULES: string[] = [...ALERTS.matchAll(/expr: (?:>-\n)?([\s\S]*?)\n {8}(?:for|labels):/g)].map(
  ([, text]) => text,
);
const PANELS: string[] = DASHBOARD.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
);

/** Names of metrics in an expression: words with an underscore that belong to the server. */
const metricsIn = (expression: string) => expression.match(/\b(?:samsara|nodejs|process)_\w+/g) ?? [];

let shown: Set<string>;
beforeAll(async () => {
  const server = await TestServer.open();
  const guest = await server.guest();
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  await guest.send('POST', '/api/tables', { game: Object.keys(GAMES)[0], name: 'Ann', seats });
  const { body } = await guest.get('/metrics');
  const secured = makeMetrics();
  secured.watchCertificate(() => 0);
  const text = `${body}\n${await secured.text()}`;
  const named = [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)];
  shown = new Set(
    named.flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((ending) => name + ending) : [name],
    ),
  );
  await server.end();
});

test('every metric of the rules and of the dashboard is one that the server shows', () => {
  expect(RULES.length).toBe(ALERTS.split('- alert:').length - 1);
  expect(RULES.length).toBeGreaterThan(5);
  expect(PANELS.length).toBeGreaterThan(10);
  const asked = [...RULES, ...PANELS].flatMap(metricsIn);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !shown.has(name))).toEqual([]);
});

test('every metric of the server’s own is in the dashboard', () => {
  const asked = new Set(PANELS.flatMap(metricsIn));
  const own = [...shown].filter(
    (name) => name.startsWith('samsara_') && !/_(?:sum|count|bucket)$/.test(name),
  );
  expect(own.filter((name) => !asked.has(name))).toEqual([]);
});

test('codes of refusals in the rules are codes that there are', () => {
  const codes = [...ALERTS.matchAll(/code=~?"([^"]*)"/g)].flatMap(([, text]) => text.split('|'));
  expect(codes.length).toBeGreaterThan(2);
  const known: readonly string[] = RefusalCode.options;
  expect(codes.filter((code) => !known.includes(code))).toEqual([]);
});

test.runIf(hasPromtool)('promtool finds nothing wrong with the rules', () => {
  const rules = `${DEPLOY}prometheus/samsara-alerts.yaml`;
  expect(execFileSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' })).toContain('SUCCESS');
});
