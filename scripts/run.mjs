import './lib/checkNode.mjs';
import { createRequire } from 'node:module';
import { buildOnce, root } from './lib/build.mjs';
import { checkPackages } from './lib/checkPackages.mjs';

// `npm run mocks` and `npm run seed`: the mock backend's own commands, from the same build.
const [command = '', ...rest] = process.argv.slice(2);
if (command !== 'mocks' && command !== 'seed') {
  console.error('Usage: node scripts/run.mjs mocks|seed [options]');
  process.exit(1);
}
process.chdir(root);
checkPackages('dependencies');
process.env.NODE_ENV = 'production';
await buildOnce();
process.argv.splice(2, process.argv.length, ...rest);
// The mock backend alone has a port of its own, 4000, unless PORT says otherwise.
createRequire(import.meta.url)(`../dist/server/${command}.js`);
