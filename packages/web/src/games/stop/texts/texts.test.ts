import { readOptions } from '@samsara/engine';
import { type Options, stop } from '@samsara/engine/games/stop';
import { LANGUAGES } from '@samsara/engine/texts';
import { expect, test } from 'vitest';
import { screen } from '../index.tsx';

/** Every text of a catalogue; functions are called with sample values. */
function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function')
    return [String(part({ you: true, name: 'Ann' }, 4)), String(part({ you: false, name: 'Ann' }, 4))];
  return Object.values(part as object).flatMap(texts);
}

test.each(LANGUAGES)('the board has all its words in %s', async (language) => {
  const words = await screen.words(language);
  const presets = await screen.presetTexts(language);
  expect(Object.keys(presets)).toEqual(screen.presets.map(({ id }) => id));
  for (const text of texts([words, presets])) expect(text).not.toMatch(/^$|undefined/);
});

test.each(LANGUAGES)('cards, abilities and rules are there in %s', async (language) => {
  const play = await screen.texts(language);
  const rules = await screen.rules(language);
  for (const card of stop.meta.cards) expect(play.abilities?.[card]).toBeTruthy();
  expect(rules['ST-19']).toBeTruthy();
});

test.each(screen.presets.map((preset) => [preset.id, preset] as const))(
  '%s deals seven cards to each',
  (_, preset) => {
    const options = readOptions(stop, { ...preset.options, players: preset.seats }) as Options;
    const { hands } = stop.setup(options, 'ab'.repeat(32));
    expect(hands.map(({ size }) => size)).toEqual(new Array(preset.seats).fill(7));
  },
);
