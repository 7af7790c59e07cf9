import { describe, expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { overflow } from './driving/measuring.ts';
import { play } from './driving/playing.ts';
import { checkResult, noteFirstMoment } from './driving/result.ts';
import { deal, openTable, SHORT_TABLES } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { DESKTOP, PHONE } from './driving/visit.ts';

const SIZES = { '360 × 640': PHONE, '1280 × 800': DESKTOP };

/** The size at which end and replay are searched for violations. */
const LOOKED_AT: Readonly<Record<string, typeof PHONE>> = {
  karma: PHONE,
  stop: DESKTOP,
  karmaka: PHONE,
  'mieses-karma': PHONE,
};

describe.each(Object.entries(SIZES))('a whole game with bots at %s', (_, size) => {
  test.each(Object.keys(SHORT_TABLES))('%s, on the server', async (game) => {
    await withVisitor({ size, settings: { motion: 'reduced' } }, async (visitor) => {
      await openTable(visitor, SHORT_TABLES[game]);
      await deal(visitor);
      const { page } = visitor;
      await noteFirstMoment(page);
      const turns = await play(visitor, {
        each: async () => expect(await overflow(page)).toEqual({ x: 0, y: 0 }),
      });
      expect(turns).toBeGreaterThan(0);
      await page.getByRole('button', { name: en.rematch }).waitFor();
      if (size === DESKTOP) await checkResult(page);
      if (size !== LOOKED_AT[game]) return;
      expect.soft(await violations(page), 'the end').toEqual([]);
      await page.getByRole('link', { name: en.replay }).click();
      await page.getByRole('slider').waitFor();
      expect.soft(await violations(page), 'the replay').toEqual([]);
    });
  });
});
