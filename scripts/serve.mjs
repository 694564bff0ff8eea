import './lib/checkNode.mjs';
import { createRequire } from 'node:module';
import { buildOnce, root } from './lib/buildOnce.mjs';
import { checkPackages } from './lib/checkPackages.mjs';
import { endWithParent } from './lib/endWithParent.mjs';

// Builds what is not built, then runs the production server in this process.
endWithParent();
process.chdir(root);
checkPackages('dependencies');
process.env.NODE_ENV = 'production';
await buildOnce();
createRequire(import.meta.url)('../dist/server/main.js');
