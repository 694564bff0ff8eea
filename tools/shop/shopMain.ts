import { textOf } from '../../server/log';
import { shopCommand } from './shopCommand';

const print = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** `npm run shop`: checks shop files, makes new ones, describes them to editors. */
shopCommand(process.argv.slice(2), print).catch((error: unknown) => {
  process.stderr.write(`${textOf(error)}\n`);
  process.exitCode = 1;
});
