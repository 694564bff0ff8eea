import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { routes } from '../src/app/routes';

/** What the random walk expects at the path of each route. */
function expectedRoutes(): unknown {
  const code = `
    import { readTitles, routesAt } from './scripts/lib/messageFiles.mjs';
    import { paths } from './scripts/lib/shopPaths.mjs';
    const starts = ${JSON.stringify(routes.map(({ id }) => id))}.map((id) => paths[id]);
    const found = starts.map((start) => routesAt(start, paths));
    console.log(JSON.stringify([Object.keys(readTitles('nl')), found]));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: path.join(__dirname, '..'),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('the proofs find the title of every screen', () => {
  // Home has the title of the shop.
  const ids = routes.map(({ id }) => id).filter((id) => id !== 'home');
  expect(expectedRoutes()).toEqual([
    expect.arrayContaining([...ids, 'notFound']),
    routes.map(({ id }) => (id === 'home' ? [] : [id])),
  ]);
});
