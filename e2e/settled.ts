import type { Page } from '@playwright/test';

/**
 * Waits until something is so in the page, also while its document is replaced.
 * @param what for the message of a failure
 */
export async function waitInPage(
  page: Page,
  what: string,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  try {
    await page.waitForFunction(isSo);
  } catch (error) {
    throw new Error(`Waited for ${what} at ${page.url()}`, { cause: error });
  }
}

/** Waits until the page listens: its scripts have run and it is hydrated. */
export function hydrated(page: Page): Promise<void> {
  return waitInPage(
    page,
    'hydration',
    () => document.documentElement.dataset.hydrated !== undefined,
  );
}

/** Waits until all has settled: hydrated, with the parts that come late, and what works in the background. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await waitInPage(page, 'the notices', () => document.querySelector('aside') !== null);
  await waitInPage(page, 'the background work', () =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/assets/background.')),
  );
}
