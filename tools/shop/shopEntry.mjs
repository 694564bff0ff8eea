import '../../scripts/lib/checkNode.mjs';
import { createRequire } from 'node:module';
import { root } from '../../scripts/lib/buildOnce.mjs';
import { checkPackages } from '../../scripts/lib/checkPackages.mjs';

// `npm run shop`, from its sources: an owner makes a shop before the first build.
process.chdir(root);
checkPackages('dependencies', 'devDependencies');
const require = createRequire(import.meta.url);
require('ts-node/register');
require('./shopMain.ts');
