import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { root } from '../../scripts/lib/buildOnce.mjs';
import { freePort } from '../../scripts/lib/programs.mjs';
import { PAGES } from '../../scripts/lib/pages.mjs';
import { percentile } from './percentile.mjs';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Where the reports of odd loads are kept. */
const REPORTS = path.join(root, 'test-results/lighthouse');

/** A load is far from the median when its score is so much lower, or it blocks so much longer. */
const FAR_SCORE = 5;
const FAR_BLOCKING_MS = 100;

const median = (values) => percentile(values, 0.5);

const scoreOf = ({ lhr }, category) => Math.round(100 * lhr.categories[category].score);
const valueOf = ({ lhr }, audit) => lhr.audits[audit].numericValue;
const requestsOf = ({ lhr }) =>
  lhr.audits['network-requests'].details.items.map(({ url }) => new URL(url).pathname);

/** Lighthouse, mobile preset, medians. Reports of loads that are far from them are kept. */
export async function lighthouseRuns(origin) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  await rm(REPORTS, { recursive: true, force: true });
  const rows = [];
  try {
    for (const route of PAGES) {
      const loads = [];
      for (let run = 0; run <= RUNS; run++) {
        const load = await lighthouse(origin + route, {
          port,
          logLevel: 'error',
          output: ['json', 'html'],
          onlyCategories: CATEGORIES,
        });
        // The first run warms pictures and pages.
        if (run > 0) loads.push(load);
      }
      const score = (category) => median(loads.map((load) => scoreOf(load, category)));
      const value = (audit) => median(loads.map((load) => valueOf(load, audit)));
      rows.push([
        route,
        ...CATEGORIES.map(score),
        Math.round(value('largest-contentful-paint')),
        Math.round(value('speed-index')),
        Math.round(value('total-blocking-time')),
        value('cumulative-layout-shift').toFixed(3),
      ]);
      await keepOddLoads(route, loads);
    }
  } finally {
    await browser.close();
  }
  return {
    head: ['route', ...CATEGORIES, 'LCP ms', 'Speed Index ms', 'TBT ms', 'CLS'],
    rows,
  };
}

/** Keeps the report of each load that is far from the median, and says what differs. */
async function keepOddLoads(route, loads) {
  const score = median(loads.map((load) => scoreOf(load, 'performance')));
  const blocking = median(loads.map((load) => valueOf(load, 'total-blocking-time')));
  const usual = loads.find((load) => scoreOf(load, 'performance') === score);
  for (const [index, load] of loads.entries()) {
    const ownScore = scoreOf(load, 'performance');
    const ownBlocking = valueOf(load, 'total-blocking-time');
    if (score - ownScore < FAR_SCORE && ownBlocking <= 2 * blocking + FAR_BLOCKING_MS) continue;
    const file = path.join(REPORTS, `${route.replaceAll('/', '_')}-${index + 1}`);
    await mkdir(REPORTS, { recursive: true });
    const [json, html] = load.report;
    await writeFile(`${file}.json`, json);
    await writeFile(`${file}.html`, html);
    const known = requestsOf(usual);
    const more = requestsOf(load).filter((pathname) => !known.includes(pathname));
    console.log(
      `${route}, load ${index + 1}: score ${ownScore} (median ${score}), ` +
        `blocking ${Math.round(ownBlocking)} ms (${Math.round(blocking)}), ` +
        `${requestsOf(load).length} requests (${known.length})` +
        `${more.length > 0 ? `, more: ${more.join(' ')}` : ''}. Its report: ${file}.html`,
    );
  }
}
