import { describe, expect, test } from 'vitest';
import { dangersIn } from './dangerous-code.ts';
import { SOURCES } from './sources.ts';

test('no text becomes a program or a page, and no value part of a statement for the database', () => {
  expect(SOURCES.size).toBeGreaterThan(500);
  const found = [...SOURCES].flatMap(([file, source]) =>
    dangersIn(file, source).map((danger) => `${file}: ${danger}`),
  );
  expect(found).toEqual([]);
});

/** Something put into a template, as it is written. */
const putIn = (name: string) => `$\{${name}}`;
const statement = (name: string) => `query(\`select ${putIn(name)} from tables where code = $1\`, [code])`;

describe('the check itself', () => {
  test.each([
    ['server/http/a.ts', 'eval(text)', ['text that becomes a program']],
    ['web/kit/a.tsx', 'element.innerHTML = name', ['text that becomes a page']],
    ['web/kit/a.tsx', '<p dangerouslySetInnerHTML={{ __html: name }} />', ['text that becomes a page']],
    ['web/kit/a.tsx', "link.href = 'javascript:alert(1)'", ['an address that is a program']],
    ['web/kit/a.ts', "window.addEventListener('message', hear)", ['messages from other windows']],
    ['server/http/a.ts', "createHash('md5')", ['an old hash or cipher']],
    [
      'server/notices/a.ts',
      'request(url, { rejectUnauthorized: false })',
      ['a connection that believes every certificate'],
    ],
    ['server/http/a.ts', "import { exec } from 'node:child_process'", ['another program']],
    ['server/http/a.ts', 'const key = Math.random()', ['chance that can be foretold']],
    ['server/notices/a.ts', 'await fetch(hook.url)', ['a request to elsewhere']],
    ['server/log/a.ts', statement('code'), [`a statement with ${putIn('code')} in it`]],
    ['server/log/a.ts', statement('COLUMNS'), []],
    ['server/log/a.ts', '// eval(text) is what nobody writes', []],
    ['server/http/a.test.ts', 'await fetch(address)', []],
    ['cli/bot-host/a.ts', "import { spawn } from 'node:child_process'", []],
  ])('%s with %s', (file, source, dangers) => expect(dangersIn(file, source)).toEqual(dangers));
});
