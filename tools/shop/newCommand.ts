import { createInterface } from 'node:readline';
import { readArguments } from './readArguments';
import { newShop } from './scaffold/newShop';
import {
  type AnswerName,
  type ScaffoldAnswers,
  answerNames,
  questions,
  readAnswer,
} from './scaffold/scaffoldAnswers';

const USAGE = 'new DIR';

const flags = {
  ...(Object.fromEntries(answerNames.map((name) => [name, { type: 'string' }])) as Record<
    AnswerName,
    { type: 'string' }
  >),
  yes: { type: 'boolean' },
} as const;

/** The flags, for the help. */
export const newFlags = answerNames.map((name) => `--${name} ${questions[name].takes}`);

/** Makes a shop from flags, and asks for what they leave open unless `--yes` is among them. */
export async function newCommand(
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const { values, path: folder } = readArguments(args, USAGE, flags);
  const given: Partial<Record<AnswerName, unknown>> = {};
  for (const name of answerNames) {
    const text = values[name];
    if (text === undefined) continue;
    const answer = readAnswer(name, text);
    if ('fault' in answer) throw new Error(`--${name} ${answer.fault}`);
    given[name] = answer.value;
  }
  const answers = await completed(given, folder, values.yes === true ? null : dialogue(print));
  for (const line of await newShop(folder, answers, process.cwd())) print(line);
  const file = `${folder.replace(/\/+$/, '')}/shop.json`;
  print(`${file} is written, with its pictures and fonts.`);
  print('Its promises, texts and links of platforms are there to be changed by you.');
  print(`Look at it:   SHOP_FILE=${file} npm start`);
  print(`After edits:  npm run shop -- check ${file}`);
}

type Ask = (question: string) => Promise<string>;
type Dialogue = { readonly ask: Ask; readonly print: (line: string) => void; close(): void };

/** Asks for what is not given yet; without a dialogue the standard counts. */
async function completed(
  given: Partial<Record<AnswerName, unknown>>,
  folder: string,
  talk: Dialogue | null,
): Promise<ScaffoldAnswers> {
  const known = { ...given } as Partial<ScaffoldAnswers>;
  try {
    for (const name of answerNames) {
      if (name in given) continue;
      const standard = questions[name].standard(folder, known);
      Object.assign(known, { [name]: await answerTo(name, standard, talk) });
    }
  } finally {
    talk?.close();
  }
  return known as ScaffoldAnswers;
}

async function answerTo(
  name: AnswerName,
  standard: string,
  talk: Dialogue | null,
): Promise<unknown> {
  const hint = standard === '' ? '' : ` [${standard}]`;
  for (;;) {
    const text = talk ? await talk.ask(`${questions[name].text}${hint}: `) : '';
    const answer = readAnswer(name, text.trim() === '' ? standard : text);
    if ('value' in answer) return answer.value;
    if (!talk) throw new Error(`--${name} ${answer.fault}`);
    talk.print(`  ${answer.fault}`);
  }
}

/** Questions on the terminal, or to whatever pipes its lines in. */
function dialogue(print: (line: string) => void): Dialogue {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers = lines[Symbol.asyncIterator]();
  return {
    print,
    close: () => {
      lines.close();
    },
    ask: async (question) => {
      lines.setPrompt(question);
      lines.prompt();
      const answer = await answers.next();
      if (answer.done === true) {
        throw new Error('\nThe questions were not answered: nothing is written.');
      }
      return answer.value;
    },
  };
}
