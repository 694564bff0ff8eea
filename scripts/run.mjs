import './lib/checkNode.mjs';
import { createRequire } from 'node:module';
import { buildOnce, root } from './lib/buildOnce.mjs';
import { checkPackages } from './lib/checkPackages.mjs';
import { endWithParent } from './lib/endWithParent.mjs';

/** Commands that are built with the server. */
const COMMANDS = ['mocks', 'seed', 'check-backend'];

const [command = '', ...rest] = process.argv.slice(2);
if (!COMMANDS.includes(command)) {
  console.error(`Usage: node scripts/run.mjs ${COMMANDS.join('|')} [options]`);
  process.exit(1);
}
endWithParent();
process.chdir(root);
checkPackages('dependencies');
process.env.NODE_ENV = 'production';
await buildOnce();
process.argv.splice(2, process.argv.length, ...rest);
createRequire(import.meta.url)(`../dist/server/${command}.js`);
