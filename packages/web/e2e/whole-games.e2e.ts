import { describe, expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { overflow } from './driving/measuring.ts';
import { play } from './driving/playing.ts';
import { deal, openTable, SHORT_TABLES } from './driving/tables.ts';
import { DESKTOP, PHONE } from './driving/visit.ts';

const SIZES = { '360 × 640': PHONE, '1280 × 800': DESKTOP };

describe.each(Object.entries(SIZES))('a whole game with bots at %s', (_, size) => {
  test.each(Object.keys(SHORT_TABLES))('%s, on the server', async (game) => {
    await withVisitor({ size }, async (visitor) => {
      await openTable(visitor, SHORT_TABLES[game]);
      await deal(visitor);
      const turns = await play(visitor, {
        each: async () => expect(await overflow(visitor.page)).toEqual({ x: 0, y: 0 }),
      });
      expect(turns).toBeGreaterThan(0);
      await visitor.page.getByRole('button', { name: en.rematch }).waitFor();
    });
  });
});
