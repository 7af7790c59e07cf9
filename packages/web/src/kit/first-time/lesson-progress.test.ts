import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The module as a page has it that finds this kept. */
async function pageWith(kept: string | null) {
  const stored = new Map(kept === null ? [] : [['samsara-lessons', kept]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.resetModules();
  return { stored, ...(await import('./lesson-progress.ts')) };
}

test('the step is kept, one game apart from another, and found again', async () => {
  const first = await pageWith(null);
  first.keepProgress('one', { step: 3 });
  first.keepProgress('other', { isPutAway: true });
  const again = await pageWith(first.stored.get('samsara-lessons') ?? '');
  expect(again.lessonProgress('one')).toEqual({ step: 3, isLearned: false, isPutAway: false });
  expect(again.lessonProgress('other')).toEqual({ step: 0, isLearned: false, isPutAway: true });
});

test.each(['null', '[]', 'no JSON', '{"one":7}', '{"one":{"step":-1,"isLearned":"yes"}}'])(
  'what nobody has kept here is as good as nothing: %s',
  async (kept) => {
    const { lessonProgress } = await pageWith(kept);
    expect(lessonProgress('one')).toEqual({ step: 0, isLearned: false, isPutAway: false });
  },
);
