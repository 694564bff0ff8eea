import { writeFile } from 'node:fs/promises';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { processLogs } from './processLogs';

/** All that is printed of a failure fits one screen; the file holds the rest. */
const PRINTED_LINES_MAX = 12;

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  /** What a reader wants first: the page from its top, a log from its end. */
  readonly keeps: 'first' | 'last';
}

/**
 * Keeps what is known of a failed test beside its trace and screenshot, and prints the essential:
 * where a build server keeps no files, its output is all that is left.
 */
export async function reportFailure(
  testInfo: TestInfo,
  browser: Browser,
  consoleLines: readonly string[],
): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const sections: Section[] = [
    ...(await Promise.all(pages.map(describePage))),
    { title: 'Console of the pages', lines: consoleLines, keeps: 'last' },
    ...processLogs().map(({ name, lines }): Section => {
      return { title: `Log of ${name}`, lines, keeps: 'last' };
    }),
  ];
  const file = testInfo.outputPath('failure.txt');
  await writeFile(file, sections.map((section) => textOf(section, Infinity)).join('\n'));
  testInfo.attachments.push({ name: 'failure', contentType: 'text/plain', path: file });
  const printed = sections.map((section) => textOf(section, PRINTED_LINES_MAX)).join('\n');
  console.log(
    `\n=== Failed: ${testInfo.titlePath.join(' > ')}\n${printed}\n=== All of it: ${file}`,
  );
}

async function describePage(page: Page): Promise<Section> {
  const snapshot = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  return { title: `Page ${page.url()}`, lines: snapshot.split('\n'), keeps: 'first' };
}

function textOf({ title, lines, keeps }: Section, max: number): string {
  const left = lines.length - max;
  const shown = keeps === 'first' ? lines.slice(0, max) : lines.slice(-max);
  return [
    `--- ${title}${left > 0 ? ` (${keeps} ${String(max)} of ${String(lines.length)} lines)` : ''}`,
    ...(shown.length > 0 ? shown : ['(nothing)']),
  ].join('\n');
}
