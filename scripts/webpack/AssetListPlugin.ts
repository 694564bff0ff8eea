import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Writes which files the entry and each lazy screen need, for the server's pages. */
export class AssetListPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetListPlugin', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      const lists = Object.entries(namedChunkGroups).map(([name, group]) => [
        name,
        (group.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith('.js')),
      ]);
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, JSON.stringify(Object.fromEntries(lists), null, 2));
    });
  }
}
