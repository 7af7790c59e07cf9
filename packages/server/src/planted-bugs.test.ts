import { expect, test } from 'vitest';
import { withBug } from '../campaigns/build-server.ts';
import { PLANTED_BUGS } from '../campaigns/faults-planted.ts';

// Whether they are found is seen by the campaign alone; here, whether there is still a place for them.
test.each(Object.entries(PLANTED_BUGS))('%s can still be planted', (_, { planted }) => {
  for (const bug of planted) expect(withBug(bug)).toContain(bug.instead[0][1]);
});
