/** What a program must not say, and why it is asked for: each would open a door that no test could hold shut. */
const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  'text that becomes a program': /\beval\(|\bnew Function\(|\bsetTimeout\(\s*['"`]/,
  'text that becomes a page':
    /\.innerHTML\b|\.outerHTML\b|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write|\bsrcdoc\b/,
  'an address that is a program': /['"`]javascript:/,
  'messages from other windows': /\b(?:window|globalThis)\.(?:onmessage|addEventListener\(\s*['"]message)/,
  'an old hash or cipher': /['"](?:md5|sha1|des|rc4|aes-\d+-(?:ecb|cbc))['"]/i,
  'a connection that believes every certificate': /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/,
};

const IN_THE_SERVER: Readonly<Record<string, RegExp>> = {
  'another program': /['"](?:node:)?(?:child_process|vm)['"]/,
  'chance that can be foretold': /\bMath\.random\b/,
  'a request to elsewhere': /\bfetch\(/,
};

/** Where one of these has a reason. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Whether a server that was started on loopback from a backup answers.
  'a request to elsewhere': ['server/start/drill.ts'],
  // How long to wait before the next attempt.
  'chance that can be foretold': ['server/log/postgres/appender.ts'],
  // Whether the server of this machine answers, under a name that its certificate is not for.
  'a connection that believes every certificate': ['server/operation/doctor/ask.ts'],
};

/** What stands in a statement for the database that is not written in the program itself. */
const STATEMENT = /`[^`]*\b(?:select|insert into|update|delete from|declare|listen)\b[^`]*`/gi;
const PUT_IN = /\$\{([^}]*)\}/g;
const CONSTANT = /^[A-Z][A-Z_]*(?:\.\w+)?$/;
/** Names of tables and columns from lists in the program; in deals the signs that stand for values. */
const PUTS_NAMES_IN = [
  'server/database/postgres/backup.ts',
  'server/deals/statements.ts',
  'server/privacy/retention-steps.ts',
];

/** What is wrong with a source file, named as in `SOURCES`. */
export function dangersIn(file: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const rules = { ...EVERYWHERE, ...(file.startsWith('server/') && IN_THE_SERVER) };
  const found = Object.entries(rules).flatMap(([danger, pattern]) =>
    pattern.test(code) && !ALLOWED[danger]?.includes(file) ? [danger] : [],
  );
  return isTest(file) ? [] : [...found, ...(file.startsWith('server/') ? statementsIn(file, code) : [])];
}

function statementsIn(file: string, code: string): string[] {
  if (PUTS_NAMES_IN.includes(file)) return [];
  const put = [...code.matchAll(STATEMENT)].flatMap(([statement]) =>
    [...statement.matchAll(PUT_IN)].map(([, inside]) => inside.trim()),
  );
  return put
    .filter((inside) => !CONSTANT.test(inside))
    .map((inside) => `a statement with \${${inside}} in it`);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}
