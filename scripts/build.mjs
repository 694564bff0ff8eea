import './lib/checkNode.mjs';
import { build, buildOnce } from './lib/buildOnce.mjs';

// `npm run build`; with `--if-changed` only when a source has changed, as `npm start` and the tests do.
await (process.argv.includes('--if-changed') ? buildOnce() : build());
