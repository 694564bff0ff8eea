import { writeFile } from 'node:fs/promises';
import { readShop } from '../../shop-file/readShop';
import { languages } from '../../src/shared/i18n/languages';
import { fontsCommand } from './fontsCommand';
import { newCommand, newFlags } from './newCommand';
import { readArguments } from './readArguments';
import { SHOP_SCHEMA_FILE, shopJsonSchemaText } from './shopJsonSchema';

type Print = (line: string) => void;

const HELP = `npm run shop -- new DIR       asks a few questions and makes a whole shop in a folder
npm run shop -- check FILE    says what is wrong with a shop file, as a start would
npm run shop -- fonts FILE    makes the fonts of a shop file smaller, for Latin letters and the weights in use;
                              the font's licence must allow changes
npm run shop -- schema        writes ${SHOP_SCHEMA_FILE}, for editors

Flags of new, each in place of a question, and --yes to be asked nothing:
  ${newFlags.join('\n  ')}`;

/**
 * Runs a command of `npm run shop`.
 * @throws Error with what to tell
 */
export async function shopCommand(args: readonly string[], print: Print): Promise<void> {
  const [name = '', ...rest] = args;
  if (name === '' || args.includes('--help') || args.includes('-h')) {
    print(HELP);
  } else if (name === 'new') {
    await newCommand(rest, print);
  } else if (name === 'check') {
    await check(readArguments(rest, 'check FILE', {}).path, print);
  } else if (name === 'fonts') {
    await fontsCommand(readArguments(rest, 'fonts FILE', {}).path, print);
  } else if (name === 'schema') {
    readArguments(rest, 'schema', {});
    await writeFile(SHOP_SCHEMA_FILE, shopJsonSchemaText());
    print(`${SHOP_SCHEMA_FILE} is written.`);
  } else {
    throw new Error(`There is no command ${JSON.stringify(name)}: npm run shop -- --help`);
  }
}

/** Says the same as a start would, and of a good file what is in it. */
async function check(file: string, print: Print): Promise<void> {
  const { file: shop, advice } = await readShop(file);
  const spoken = shop.languages.map((language) => languages[language].name).join(', ');
  const platforms = shop.platforms.map(({ id }) => id).join(', ');
  print(`${file} is in order: ${shop.name}; languages: ${spoken}; platforms: ${platforms}.`);
  for (const line of advice) print(line);
}
