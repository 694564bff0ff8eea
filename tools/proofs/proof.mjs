import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../../scripts/lib/buildOnce.mjs';

// Checks too slow for `npm test`. `npm run proof` runs all of tools/proofs; `npm run proof -- caches`
// those with this in their name, with the arguments that follow. `strapi` runs by its name alone: it does
// not end.
const folder = path.join(root, 'tools/proofs');
const [wanted = '', ...options] = process.argv.slice(2);
const proofs = readdirSync(folder).filter(
  (name) =>
    name.endsWith('.mjs') &&
    !['proof.mjs', wanted === '' ? 'strapi.mjs' : ''].includes(name) &&
    name.includes(wanted),
);
const failed = [];
for (const name of proofs) {
  const startedAtMs = performance.now();
  console.log(`\n=== ${name}`);
  try {
    await run(process.execPath, [path.join(folder, name), ...options]);
  } catch {
    failed.push(name);
  }
  console.log(`=== ${name}: ${((performance.now() - startedAtMs) / 1_000).toFixed(0)} s`);
}
console.log(failed.length === 0 ? '\nAll is proven.' : `\nNot proven: ${failed.join(', ')}`);
process.exit(failed.length === 0 && proofs.length > 0 ? 0 : 1);
