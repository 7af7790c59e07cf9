import { expect, test } from 'vitest';
import { traceOf } from './logger.ts';
import { withoutAddresses } from './short-address.ts';

test.each([
  ['read ECONNRESET 203.0.113.77:51234', 'read ECONNRESET 203.0.113.0/24:51234'],
  ['from 2001:db8:1:2:3:4:5:6 came nothing', 'from 2001:db8:1::/48 came nothing'],
  ['from 2001:db8::7', 'from 2001:db8:0::/48'],
  ['::ffff:198.51.100.9', '198.51.100.0/24'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['connect ECONNREFUSED ::1', 'connect ECONNREFUSED ::1'],
  ['at 12:30:45, version 1.2.3', 'at 12:30:45, version 1.2.3'],
  ['no space left on device', 'no space left on device'],
])('%s is logged as %s', (said, logged) => expect(withoutAddresses(said)).toBe(logged));

test('the message of an error that comes from outside names no address', () => {
  const error = Object.assign(new Error('write EPIPE 203.0.113.77:443'), { code: 'EPIPE' });
  expect(traceOf(error)).toMatchObject({ code: 'EPIPE', message: 'write EPIPE 203.0.113.0/24:443' });
});
