import { readFileSync } from 'node:fs';

/*
 * Ends a command with one line where Node is too old. Commands import it first, before they build
 * anything.
 */
const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const needed = engines.node.replace('>=', '');
const [major, minor] = process.version.slice(1).split('.').map(Number);
const [neededMajor, neededMinor] = needed.split('.').map(Number);
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`Node ${needed} or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
