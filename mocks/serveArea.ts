import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from './appEnv';
import type { Area } from './area';
import { readJson } from './body';
import type { Database } from './db/openDatabase';
import { inLanguage, languageFor, tagOf } from './language';
import { check } from './validation';

/** `/products/{id}` in the description is `/products/:id` for Hono. */
const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Adds the routes of an area, which get their requests checked by their schemas. */
export function serveArea(app: Hono<AppEnv>, area: Area, db: Database): void {
  for (const { method, path, alsoAt = [], query, body, bodyTypes, handle } of area.routes) {
    app.on(method.toUpperCase(), [honoPath(path), ...alsoAt], (c) => {
      const checked = query && check(query, c.req.query());
      const language = languageFor(c);
      const plain = bodyTypes?.includes('text/plain') ?? false;
      return handle(c, {
        db,
        query: checked,
        language,
        readBody: async () => check(body ?? v.unknown(), await readJson(c, { plain })),
        send: async (load) => {
          const value = await load();
          return c.body(
            Buffer.isBuffer(value) ? value : JSON.stringify(inLanguage(value, language)),
            200,
            {
              'Content-Type': 'application/json; charset=UTF-8',
              'Content-Language': tagOf(language),
              'Cache-Control': 'no-cache',
              Vary: 'Accept-Language',
            },
          );
        },
      });
    });
  }
}
