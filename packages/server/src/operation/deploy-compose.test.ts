import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { VARIABLES } from '../config/config.ts';

const DEPLOY = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
const ONE = readFileSync(`${DEPLOY}compose.yaml`, 'utf8');
const SEVERAL = readFileSync(`${DEPLOY}compose-cluster.yaml`, 'utf8');
const BALANCER = readFileSync(`${DEPLOY}haproxy.cfg`, 'utf8');

/** The lines of one part, which are set in further than its name. */
function part(text: string, name: string): string {
  const found = new RegExp(`^( *)${name}:.*\\n((?:\\1 +.*\\n|\\n| *#.*\\n)*)`, 'm').exec(text);
  if (found === null) throw new Error(`there is no ${name}`);
  return found[2];
}

describe('the compose file of one server', () => {
  test('confines every container: read-only, of its own user, without rights, with an end to its log', () => {
    const confined = part(ONE, 'x-confined');
    for (const line of [
      'user: "10001:10001"',
      'read_only: true',
      'cap_drop: [ALL]',
      'no-new-privileges:true',
    ])
      expect(confined).toContain(line);
    expect(confined).toMatch(/max-size: 10m, max-file: "5"/);
    const services = part(ONE, 'services');
    const names = [...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
    expect(names).toEqual(['samsara', 'backup', 'drill']);
    for (const name of names) expect(part(services, name)).toContain('<<: *confined');
  });

  test('keeps the data in a volume, drains, and asks the server itself how it is', () => {
    const server = part(part(ONE, 'services'), 'samsara');
    expect(server).toContain('volumes: ["data:/data"]');
    expect(server).toContain('SAMSARA_DATA_DIR: /data');
    expect(server).toContain('"/samsara/samsara-server.js", "health"]');
    expect(server).toContain('stop_grace_period: 15s');
  });

  test('names the image that is made here', () => {
    expect(part(ONE, 'x-confined')).toContain(`image: samsara:${packageJson.version}`);
  });
});

test.each([
  ['one server', ONE],
  ['several', SEVERAL],
])('variables for %s are variables that there are', (_, text) => {
  const named = [...text.matchAll(/^ +((?:SAMSARA|DATABASE|NATS)_[A-Z_]+):/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !Object.hasOwn(VARIABLES, name))).toEqual([]);
});

test('the load balancer sends requests, and sockets by their tables, to all nodes, and checks each once', () => {
  const nodes = [...part(SEVERAL, 'services').matchAll(/^ {2}(node-\d+):/gm)].map(([, name]) => name);
  expect(nodes.length).toBeGreaterThan(1);
  const serversOf = (backend: string) => {
    const [, lines] = BALANCER.split(`\nbackend ${backend}\n`);
    return [...lines.split(/^\w/m)[0].matchAll(/^ {2}server (.+)$/gm)].map(([, server]) => server);
  };
  expect(serversOf('nodes')).toEqual(nodes.map((node) => `${node} ${node}:8080`));
  expect(serversOf('tables')).toEqual(nodes.map((node) => `${node} ${node}:8080 track nodes/${node}`));
});
