import './lib/checkNode.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/buildOnce.mjs';
import { formatted } from './lib/formatted.mjs';
import { pluralForms } from './lib/pluralForms.mjs';

// Adds a part of the shop: its files, made of scripts/templates/KIND, and its lines in files that are
// there. All checks pass on the result. It prints the files, and what is left to do.
//   npm run new -- area reviews         a backend area, with its mock backend; --item names one of it
//   npm run new -- screen reviews       a screen at /reviews
//   npm run new -- slice reviewsUi      a UI slice, in the feature that --feature names
//   npm run new -- language de          a language: its rules, and its message files in English
const USAGE = `Usage: npm run new -- area|screen|slice NAME [--item NAME] [--feature NAME]
       npm run new -- language CODE`;

const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);
const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const sentence = (name) => capital(kebab(name).replaceAll('-', ' '));

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const written = new Set();

async function write(file, text) {
  const filepath = path.join(root, file);
  mkdirSync(path.dirname(filepath), { recursive: true });
  const isCode = /\.tsx?$/.test(file);
  writeFileSync(filepath, isCode ? await formatted(root, file, text) : text);
  if (!written.has(file)) console.log(file);
  written.add(file);
}

/** Writes text before the first match of an anchor. */
async function insert(file, anchor, text) {
  const content = read(file);
  const at = content.search(anchor);
  if (at < 0) throw new Error(`${file} has no ${anchor}: add there\n${text}`);
  await write(file, content.slice(0, at) + text + content.slice(at));
}

/** Adds an import in the alphabetical order of its neighbors, which `folder` begins with. */
async function addImport(file, folder, line) {
  const lines = read(file).split('\n');
  const source = (text) =>
    /from '([^']+)';$|^import '([^']+)';$/.exec(text)?.slice(1).join('') ?? '';
  const isNeighbor = (text) => text.startsWith('import ') && source(text).startsWith(folder);
  const after = lines.findIndex((text) => isNeighbor(text) && source(text) > source(line));
  lines.splice(after < 0 ? lines.findLastIndex(isNeighbor) + 1 : after, 0, line);
  await write(file, lines.join('\n'));
}

/** Adds a statement to a section of the specification. @returns its number */
async function addStatement(section, text) {
  const file = 'docs/specification.md';
  const lines = read(file).split('\n');
  const last = lines.findLastIndex((line) => line.startsWith(`- **${section}.`));
  const number = `${section}.${Number(/^- \*\*\d+\.(\d+)/.exec(lines[last])[1]) + 1}`;
  lines.splice(last + 1, 0, `- **${number}** *Ours:* ${text}`);
  await write(file, lines.join('\n'));
  return number;
}

/** Runs a command of Node. @returns what it prints */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed\n${stdout}${stderr}`);
  return stdout;
}

function writeMessages(...languages) {
  const files = run('scripts/messageCommand.mjs', 'add', ...languages).split('\n');
  for (const file of files.filter((name) => name !== '' && !written.has(name))) {
    console.log(file);
    written.add(file);
  }
}

const MIGRATIONS = 'mocks/db/migrations';
const migrations = () => readdirSync(path.join(root, MIGRATIONS), { recursive: true });

/** Writes the migration of new tables. */
function writeMigration(name) {
  const before = new Set(migrations());
  run('node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name);
  const added = migrations().filter((file) => !before.has(file));
  for (const file of [...added, 'meta/_journal.json']) console.log(`${MIGRATIONS}/${file}`);
}

/**
 * Makes the files of a template: its reviews become what the new part is called.
 * @param statement its section of the specification and its text, which the tests of the part name
 */
async function fromTemplate(kind, words, statement) {
  const folder = `scripts/templates/${kind}`;
  const named = (text) =>
    Object.entries(words).reduce((made, [word, name]) => made.replaceAll(word, name), text);
  const files = readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [`${folder}/${name}`, named(name.slice(0, -'.txt'.length))]);
  for (const [, file] of files)
    if (existsSync(path.join(root, file))) throw new Error(`${file} is there already`);
  const number = statement && (await addStatement(...statement));
  for (const [template, file] of files)
    await write(file, named(read(template)).replace('STATEMENT', number));
}

async function addArea(name, { item = name.replace(/s$/, '') }) {
  if (item === name) throw new Error('--item names one of them: --item person');
  const segment = kebab(name);
  await fromTemplate(
    'area',
    { reviews: name, Reviews: capital(name), review: item, Review: capital(item) },
    [7, `\`GET /${segment}\` has the ${sentence(name).toLowerCase()}.`],
  );
  await insert(
    'src/shared/config/backendPaths.ts',
    /^ {2}vehicleTypes:/m,
    `${name}: \`\${API_ROOT}/${segment}\`,\n`,
  );
  await insert(
    'src/shared/config/backendPaths.ts',
    /^ {2}backendPaths\.vehicleTypes,/m,
    `backendPaths.${name},\n`,
  );
  await insert(
    'mocks/db/schema.ts',
    /^\/\*\* Names of the seeds/m,
    `export const ${name} = pgTable('${segment.replaceAll('-', '_')}', {
  id: text('id').primaryKey(),
  author: text('author').notNull(),
  rating: integer('rating').notNull(),
});\n\n`,
  );
  await addImport('mocks/areas.ts', './routes/', `import { ${item}Area } from './routes/${name}';`);
  await insert('mocks/areas.ts', /^ {2}healthArea/m, `${item}Area,\n`);
  const api = `../features/${name}/${name}Api`;
  const list = 'src/app/apiSlices.ts';
  await addImport(list, '../features/', `import { ${name}Api } from '${api}';`);
  await insert(list, /^\] as const/m, `${name}Api,\n`);
  const report = 'src/features/report/reportedCalls.ts';
  const domain = `import { ${item}Domain } from '../${name}/${item}Schema';`;
  await addImport(report, '../', domain);
  const call = `get${capital(name)}: { arg: nothing, data: items(publicItem(${item}Domain)) }`;
  await insert(report, /^ {2}types: \{$/m, `${name}: { ${call} },\n`);
  writeMigration(segment);
  return {
    guide: 'docs/add-a-backend-area.md',
    steps: [
      `its fields, which are an example: mocks/db/schema.ts, mocks/routes/${name}.ts, src/features/${name}/${item}Schema.ts`,
      'after a change of its table: delete the new migration, and run npx drizzle-kit generate',
      `the hook in src/features/${name}/${name}Api.ts that its screen calls`,
    ],
  };
}

async function addScreen(name) {
  const address = `/${kebab(name)}`;
  const words = {
    "'/reviews'": `'${address}'`,
    "'Reviews'": `'${sentence(name)}'`,
    'Reviews \\|': `${sentence(name)} \\|`,
    'Reviews at': `${sentence(name)} at`,
    reviews: name,
    Reviews: capital(name),
  };
  await fromTemplate('screen', words, [2, `${address} has the ${sentence(name).toLowerCase()}.`]);
  await insert('src/shared/config/paths.ts', /^ {2}\/\/ Linked, but/m, `${name}: '${address}',\n`);
  await insert(
    'src/app/routes.tsx',
    /^ {2}comingSoon\('search'/m,
    `route('${name}', () => import(/* webpackChunkName: "${name}" */ '../features/${name}/${name}Screen'), (language) => import(/* webpackChunkName: "${name}-[request]" */ \`../features/${name}/messages/\${language}.ts\`)),\n`,
  );
  await insert(
    'src/testing/states/otherStates.ts',
    /^ {2}comingSoon\('search', 'Search', searchPath\('scooter/m,
    `{ screen: '${name}', kind: 'loaded', address: paths.${name}, calls, shows: '${sentence(name)}', isDraft: true },\n`,
  );
  const files = readdirSync(path.join(root, 'src/shared/ui/messages'));
  const languages = files.map((file) => file.replace('.ts', '')).filter((code) => code !== 'en');
  writeMessages(...languages);
  return {
    guide: 'docs/add-a-screen.md',
    steps: [
      `the page, src/features/${name}/${capital(name)}Page.tsx, at ${address} of npm run dev`,
      `its texts, src/features/${name}/messages`,
      'a link to it, in HeaderLinks.tsx, Footer.tsx or MobileMenu.tsx of src/features/shell',
      'its picture: delete isDraft of its state in src/testing/states/otherStates.ts, and run npm run test:e2e -- states --update-snapshots',
    ],
  };
}

async function addSlice(name, { feature = name.replace(/Ui$/, '') }) {
  const part = name.replace(/Ui$/, '');
  await fromTemplate('slice', {
    'features/reviews': `features/${feature}`,
    reviewsUi: name,
    ReviewsUi: capital(name),
    reviews: part,
    Reviews: capital(part),
  });
  await insert(
    'src/features/report/reportedSlices.ts',
    /^ {2}wishlist: /m,
    `${name}: { state: { isOpen: flag }, payload: flag },\n`,
  );
  const line = `import '../${feature}/${name}Slice';`;
  await addImport('src/features/report/lazySlices.ts', '../', line);
  return {
    guide: 'docs/add-a-ui-slice.md',
    steps: [
      `its state and its actions, src/features/${feature}/${name}Slice.ts`,
      'what of them a report may contain, src/features/report/reportedSlices.ts',
    ],
  };
}

/** The function of a language's plural forms, as code. */
function pluralCode(tag) {
  const { names, formula } = pluralForms(tag);
  const [first, second] = names.map((name) => `'${name}'`);
  if (names.length === 1) return `() => ${first}`;
  if (names.join() === 'one,other' && formula === 'n !== 1') return 'oneOrOther';
  if (names.length === 2) return `(n) => (${formula} ? ${second} : ${first})`;
  return `(n) => (${JSON.stringify(names)} as const)[${formula}]`;
}

/** A string as code; a space that does not look like one is an escape. */
const quoted = (text) =>
  `'${text.replace(/[^\x20-\x7e\p{L}]/gu, (one) => `\\u${one.codePointAt(0).toString(16).padStart(4, '0')}`).replaceAll("'", "\\'")}'`;

async function addLanguage(code) {
  // It loads TypeScript.
  const { checkLanguageCode, readLanguages } = await import('./lib/messageFiles.mjs');
  checkLanguageCode(code);
  if (readLanguages().has(code)) throw new Error(`${code} is there already`);
  const locale = new Intl.Locale(code);
  const tag = locale.toString();
  const plural = pluralCode(tag);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag);
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1234.5);
  const separator = (type) => quoted(parts.find((part) => part.type === type)?.value ?? '');
  const key = code.includes('-') ? `'${code}'` : code;
  const variable = code.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  await insert(
    'src/shared/i18n/languages.ts',
    /^\} as const satisfies Readonly<Record<string, LanguageRules>>;/m,
    `${key}: { tag: '${tag}', name: ${quoted(name.charAt(0).toLocaleUpperCase(tag) + name.slice(1))},
      decimal: ${separator('decimal')}, group: ${separator('group')}, plural: ${plural} },\n`,
  );
  const { language, region } = locale.maximize();
  await insert('src/app/server/head/ogLocales.ts', /^\};/m, `${key}: '${language}_${region}',\n`);
  await insert('shop-file/checkFont.ts', /^\};\n+\/\*\* Reads a font,/m, `${key}: '',\n`);
  const scaffold = 'tools/shop/scaffold/scaffoldTexts.ts';
  await addImport(
    scaffold,
    './messages/',
    `import { messages as ${variable} } from './messages/${code}';`,
  );
  await insert(
    scaffold,
    / \};\n+\/\*\* What the texts/,
    key === variable ? `, ${key}` : `, ${key}: ${variable}`,
  );
  writeMessages(code);
  const schema = run(
    '--require',
    'ts-node/register',
    '--print',
    "require('./tools/shop/shopJsonSchema').shopJsonSchemaText()",
  );
  await write('docs/shop.schema.json', schema.replace(/\n$/, ''));
  return {
    guide: 'docs/add-a-language.md',
    steps: [
      'look through its rules in src/shared/i18n/languages.ts',
      'its region for social networks, src/app/server/head/ogLocales.ts',
      'its letters, which a font of a shop must have, shop-file/checkFont.ts',
      `npm run messages -- export ${code}, translate ${code}.po, then npm run messages -- import ${code}.po`,
      'name it in languages of your shop file',
    ],
  };
}

const kinds = { area: addArea, screen: addScreen, slice: addSlice, language: addLanguage };

try {
  const options = { item: { type: 'string' }, feature: { type: 'string' } };
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [kind, name = ''] = positionals;
  const isName = kind === 'language' || /^[a-z][a-zA-Z]*$/.test(name);
  if (!Object.hasOwn(kinds, kind ?? '') || !isName) throw new Error(USAGE);
  const { guide, steps } = await kinds[kind](name, values);
  console.log(`\nNext (${guide}):`);
  for (const step of steps) console.log(`- ${step}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
