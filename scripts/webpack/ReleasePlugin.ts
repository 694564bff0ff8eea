import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** How many releases before the present one stay served, for pages that are still open. */
const EARLIER_RELEASES = 2;

/** Removes the assets of older releases. */
export class ReleasePlugin {
  constructor(
    private readonly folder: string,
    private readonly file: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ReleasePlugin', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const present = compilation.getAssets().map(({ name }) => name);
      const earlier = this.releases().filter((release) => release.join() !== present.join());
      const kept = [present, ...earlier.slice(0, EARLIER_RELEASES)];
      const names = new Set(kept.flat());
      for (const name of fs.readdirSync(path.join(this.folder, 'assets'))) {
        if (!names.has(`assets/${name}`)) fs.rmSync(path.join(this.folder, 'assets', name));
      }
      fs.writeFileSync(this.file, JSON.stringify(kept));
    });
  }

  private releases(): string[][] {
    try {
      const releases: unknown = JSON.parse(fs.readFileSync(this.file, 'utf8'));
      return Array.isArray(releases)
        ? releases.map((names: unknown) => (Array.isArray(names) ? names.map(String) : []))
        : [];
    } catch {
      return [];
    }
  }
}
