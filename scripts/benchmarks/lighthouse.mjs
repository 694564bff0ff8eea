import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../lib/browser.mjs';
import { freePort } from '../lib/processes.mjs';

const ROUTES = ['/', '/bikes/listings', '/vehicles', '/about', '/login', '/signup'];
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Lighthouse, mobile preset, medians. */
export async function lighthouseRuns(origin) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const rows = [];
  try {
    for (const route of ROUTES) {
      const results = [];
      for (let run = 0; run <= RUNS; run++) {
        const { lhr } = await lighthouse(origin + route, {
          port,
          logLevel: 'error',
          onlyCategories: CATEGORIES,
        });
        // The first run warms pictures and pages.
        if (run > 0) results.push(lhr);
      }
      const score = (category) =>
        Math.round(100 * median(results.map(({ categories }) => categories[category].score)));
      const value = (audit) => median(results.map(({ audits }) => audits[audit].numericValue));
      rows.push([
        route,
        ...CATEGORIES.map(score),
        Math.round(value('largest-contentful-paint')),
        Math.round(value('total-blocking-time')),
        value('cumulative-layout-shift').toFixed(3),
      ]);
    }
  } finally {
    await browser.close();
  }
  return {
    head: ['route', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS'],
    rows,
  };
}
