// bundle-cli.mjs [DIRECTORY]: bundles the command line with all it needs into packages/cli/dist, the form that is
// published, or into another directory.
import { join, resolve } from 'node:path';
import { bundle } from './bundle.mjs';
import { ROOT } from './install.mjs';

const PACKAGE = join(ROOT, 'packages/cli');

await bundle({
  source: join(PACKAGE, 'src'),
  name: 'samsara',
  dist: resolve(process.argv[2] ?? join(PACKAGE, 'dist')),
});
