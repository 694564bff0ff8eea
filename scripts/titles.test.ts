import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { routes } from '../src/app/routing/routes';
import { paths } from '../src/shared/config/paths';

/** What the random walk expects at the path of each route. */
function expectedRoutes(): unknown {
  const code = `
    import { readTitles, routesAt } from './scripts/lib/messageFiles.mjs';
    const paths = ${JSON.stringify(routes.map(({ id }) => paths[id]))};
    console.log(JSON.stringify([Object.keys(readTitles('nl')), paths.map(routesAt)]));`;
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
