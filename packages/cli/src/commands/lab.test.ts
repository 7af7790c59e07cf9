import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

interface Result {
  readonly changes: Record<string, unknown>;
  readonly houseRules: Record<string, unknown>;
  readonly report: { readonly changed: { readonly games: number; readonly skill: { count: number } | null } };
  readonly tally: unknown;
}

const LINE = 'lab karma --set players=2 --set full.hand=5 --games 8 --skill-games 2 --seed s';

test('jobs change nothing but the time, and a dot in a name is an underscore', async () => {
  const run = async (more: string) => lastJson<Result>(await samsara(`${LINE} ${more} --json`));
  const alone = await run('--jobs 1');
  expect((await run('--jobs 3')).tally).toEqual(alone.tally);
  expect(alone.changes).toEqual({ players: 2, full_hand: 5 });
  expect(alone.houseRules).toEqual({ full_hand: 5 });
  expect(alone.report.changed.games).toBe(8);
  expect(alone.report.changed.skill).not.toBeNull();
});

test('cards are left out of the deck', async () => {
  const run = await samsaraHere(
    'lab stop --jobs 1 --players 2 --set cards.swap=0 --set cards.free.choice=3 --games 2 --skill-games 0 --seed s --json',
  );
  expect(lastJson<Result>(run).houseRules).toEqual({ cards_swap: 0, cards_free_choice: 3 });
});

test('the same try draws the same charts', async () => {
  const draw = async () => {
    const directory = join(emptyDirectory(), 'charts');
    const { out } = await samsaraHere(
      `lab karma --jobs 1 --set players=2 --games 4 --skill-games 0 --seed s --svg ${directory}`,
    );
    const files = readdirSync(directory).sort();
    return { out, files, drawn: files.map((file) => readFileSync(join(directory, file), 'utf8')) };
  };
  const first = await draw();
  expect(first.files).toEqual(['comebacks.svg', 'length.svg', 'mattered.svg', 'places.svg']);
  for (const svg of first.drawn) expect(svg).toMatch(/^<svg [^>]+>\n<title>[^<]+<\/title>/);
  expect(first.out).toContain('Who wins from which place');
  expect(await draw()).toEqual(first);
});

test('nothing changed makes no difference, in any language', async () => {
  const { out } = await samsaraHere('--lang de lab karma --jobs 1 --games 2 --skill-games 0');
  expect(out).toContain('In keiner Partie hat es etwas geändert.');
});

test.each([
  ['--set fullhand=5', '--set fullhand: there is no such name here'],
  ['--set full_hand=50', '--set full_hand: this is out of range: 50, 2–6'],
  ['--set full_hand', '--set full_hand: this does not have the right form'],
  ['--set decision_ms=5', '--set decision_ms: there is no such name here'],
  ['--set cards.give=4', '--set cards_give: this is out of range: 4, 0–3'],
  ['--players 6 --set cards.low=1', '--set cards_low: there are not enough cards for this: 54 > 50; KAR-61'],
  ['--players 6 --set hand_cards=9', '--set hand_cards: there are not enough cards for this: 72 > 60'],
])('%s is refused', async (wrong, why) => {
  const run = await samsaraHere(`lab karma ${wrong}`);
  expect(run.code).toBe(2);
  expect(run.err).toContain(why);
});
