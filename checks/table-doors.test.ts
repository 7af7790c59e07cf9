import { expect, test } from 'vitest';
import { importsOf } from './arrows.ts';
import { SOURCES } from './sources.ts';

test('the page knows a table as a device does', () => {
  const others = [...SOURCES]
    .filter(([file]) => file.startsWith('web/'))
    .flatMap(([file, source]) => importsOf(file, source).map(({ specifier }) => ({ file, specifier })))
    .filter(({ specifier }) =>
      /^@samsara\/table(?!\/(?:device|device-later|plans|testing)$)/.test(specifier),
    );
  expect(others).toEqual([]);
});
