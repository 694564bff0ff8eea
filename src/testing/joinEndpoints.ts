import { readdirSync } from 'node:fs';
import path from 'node:path';

const features = path.join(__dirname, '../features');

/** Loads every `*Api.ts`, so that endpoints that are injected later have joined their area. */
export function joinEndpoints(): void {
  for (const file of readdirSync(features, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('Api.ts')) jest.requireActual(path.join(features, file));
}
