import './lib/checkNode.mjs';
import { build } from './lib/build.mjs';

// `npm run build`. `npm start` and the tests do not build again until a source has changed.
await build();
