import '../../scripts/lib/checkNode.mjs';
import { createRequire } from 'node:module';
import { root } from '../../scripts/lib/buildOnce.mjs';
import { checkPackages } from '../../scripts/lib/checkPackages.mjs';
import { endWithParent } from '../../scripts/lib/endWithParent.mjs';

// `npm run dev`: the settings are checked before webpack is loaded.
endWithParent();
process.chdir(root);
checkPackages('dependencies', 'devDependencies');
const require = createRequire(import.meta.url);
require('ts-node/register');
try {
  const { readSettings } = require('../../server/storefrontSettings.ts');
  const settings = readSettings(process.env);
  const { startDevelopment } = require('./developmentServer.ts');
  await startDevelopment(settings, root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
