// bundle-server.mjs [DIRECTORY]: puts the server with all it needs into packages/server/dist, the form that is deployed,
// or into another directory: program, threads, the built page and documentation, and a package.json that names the one package with
// machine code, which has to be installed where it runs.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleServer, INSTALLED, SERVER_NAME } from './build-server.mjs';
import { ROOT } from './install.mjs';

const PACKAGE = join(ROOT, 'packages/server');
const PAGE = join(ROOT, 'packages/web/dist');
const SITE = join(ROOT, 'site/dist');
const DIST = resolve(process.argv[2] ?? join(PACKAGE, 'dist'));

await bundleServer(DIST);
writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(deployed(), null, 2)}\n`);
if (existsSync(PAGE)) cpSync(PAGE, join(DIST, 'page'), { recursive: true });
else console.warn('The page has not been built; the bundle serves the interface for programs only.');
if (existsSync(SITE)) cpSync(SITE, join(DIST, 'docs'), { recursive: true });
else console.warn('The documentation has not been built (npm run docs:site); the bundle goes without.');

function deployed() {
  const { version, license, type, engines, dependencies } = JSON.parse(
    readFileSync(join(PACKAGE, 'package.json'), 'utf8'),
  );
  return {
    name: SERVER_NAME,
    version,
    private: true,
    license,
    type,
    engines,
    bin: { [SERVER_NAME]: `${SERVER_NAME}.js` },
    scripts: { start: `node ${SERVER_NAME}.js` },
    dependencies: Object.fromEntries(INSTALLED.map((name) => [name, dependencies[name]])),
  };
}
