import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { root } from '../../../scripts/lib/buildOnce.mjs';
import { isOurs } from './invariants.mjs';

/*
 * The secrets that a walk types and puts into addresses, and that no report may contain. Those of the
 * canary tests are used.
 */

const require = createRequire(import.meta.url);
require('ts-node/register');
const { foundSecrets, secretsOf } = require('../../../src/testing/secrets.ts');
const { reportIn } = require('../../replay/replayReport.ts');

const LIMIT_MS = 30_000;
const TRY_MS = 3_000;
const DIALOG = 'dialog[open]:has(textarea)';

export const walkSecrets = (seed) => secretsOf(seed, 30);

/** Saves the report of the visit through the screen; returns its fault, or null. */
export async function reportProblem({ page, context, origin, clearFaults }, secrets) {
  await clearFaults();
  await context.setOffline(false);
  // The last step may have led to the browser's error page.
  if (!isOurs(page)) await page.goto(origin);
  const file = await savedFile(page);
  const report = JSON.parse(file);
  // The visitor's own words are kept, and the walk types secrets there, too.
  delete report.meta.words;
  const [secret] = foundSecrets(JSON.stringify(report), secrets);
  if (secret !== undefined) return `the report holds ${secret}`;
  return reportIn(file, root).then(
    () => null,
    (error) => error.message,
  );
}

/** Retries, because the page may be navigating or not hydrated. */
async function savedFile(page) {
  const deadlineMs = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      await page.evaluate((dialog) => {
        if (document.querySelector(dialog)) return;
        document.querySelector('footer button[aria-haspopup=dialog]').click();
      }, DIALOG);
      await page.waitForSelector(DIALOG, { timeout: TRY_MS });
      const coming = page.waitForEvent('download', { timeout: TRY_MS });
      const [download] = await Promise.all([
        coming,
        page.evaluate((dialog) => {
          document.querySelector(`${dialog} button[type=submit]`).click();
        }, DIALOG),
      ]);
      return await readFile(await download.path(), 'utf8');
    } catch (error) {
      if (Date.now() > deadlineMs) throw error;
    }
  }
}
