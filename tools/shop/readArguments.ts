import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the arguments of a command: its flags, and one path where its usage names one.
 * @param usage such as `check FILE`
 * @throws Error with one line
 */
export function readArguments<const Flags extends Options>(
  args: readonly string[],
  usage: string,
  options: Flags,
) {
  const { values, positionals } = parsed(args, options);
  const expected = usage.split(' ').length - 1;
  if (positionals.length !== expected) throw new Error(`Usage: npm run shop -- ${usage}`);
  return { values, path: positionals[0] ?? '' };
}

function parsed<const Flags extends Options>(args: readonly string[], options: Flags) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node adds how to write it as something else.
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/);
    throw new Error(`${what}: npm run shop -- --help`, { cause: error });
  }
}
