import './lib/checkNode.mjs';
import { createRequire } from 'node:module';
import { buildOnce, root } from './lib/buildOnce.mjs';
import { checkPackages } from './lib/checkPackages.mjs';

// `npm run mocks`, `npm run seed` and `npm run shop`: commands that are built with the server.
const [command = '', ...rest] = process.argv.slice(2);
if (!['mocks', 'seed', 'shop'].includes(command)) {
  console.error('Usage: node scripts/run.mjs mocks|seed|shop [options]');
  process.exit(1);
}
process.chdir(root);
checkPackages('dependencies');
process.env.NODE_ENV = 'production';
await buildOnce();
process.argv.splice(2, process.argv.length, ...rest);
createRequire(import.meta.url)(`../dist/server/${command}.js`);
