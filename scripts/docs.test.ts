import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts, version } = JSON.parse(read('package.json')) as {
  scripts: Readonly<Record<string, string>>;
  version: string;
};

const docs = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Parts and shops that the guides make. */
const EXAMPLES = /reviews?\b|playa|NAME|\/de\b|\.de\b/i;
const IN_PROJECT =
  /`((?:src|shop-file|server|mocks|tools|scripts|e2e|shops|docs|deploy|examples|public|types)\/[\w./@-]+)`/g;

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(docs)('%s names files, links and commands that exist', (file) => {
  const text = read(file);
  const missing: string[] = [];
  for (const [, name = ''] of text.matchAll(IN_PROJECT))
    if (!EXAMPLES.test(name) && !existsSync(path.join(root, name))) missing.push(name);
  for (const [, target = '', anchor] of text.matchAll(
    /\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\)/g,
  )) {
    const linked = target === '' ? file : path.join(path.dirname(file), target);
    if (!existsSync(path.join(root, linked))) missing.push(target);
    else if (anchor !== undefined && !anchorsOf(read(linked)).includes(anchor))
      missing.push(`${target}#${anchor}`);
  }
  for (const [, name = ''] of text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g))
    if (!Object.hasOwn(scripts, name)) missing.push(`npm run ${name}`);
  expect(missing).toEqual([]);
});

test('the version is the newest of CHANGELOG.md', () => {
  expect(/^## \[(\d[^\]]*)\]/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
