import '../../scripts/lib/checkNode.mjs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../scripts/lib/buildOnce.mjs';
import { checkPackages } from '../../scripts/lib/checkPackages.mjs';
import { freePort } from '../../scripts/lib/programs.mjs';

// `npm run replay FILE`: shows a report step by step. npm runs it in the project's folder, the file
// is named from where the developer stands.
const from = process.env.INIT_CWD ?? process.cwd();
process.chdir(root);
checkPackages('dependencies', 'devDependencies');
const require = createRequire(import.meta.url);
require('ts-node/register');
try {
  const { replay } = require('./replayReport.ts');
  await replay(process.argv.slice(2), {
    root,
    freePort,
    resolve: (file) => path.resolve(from, file),
  });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
