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

/** Waits until the first view listens: its scripts have run and it is hydrated. */
export function firstViewHydrated(page: Page): Promise<void> {
  return waitInPage(
    page,
    'hydration',
    () => document.documentElement.dataset.hydrated !== undefined,
  );
}

/** Waits until the page listens, with its parts that hydrate after the first view. */
export async function hydrated(page: Page): Promise<void> {
  await firstViewHydrated(page);
  await waitInPage(page, 'the hydration of parts', () => {
    // They come at once when the visitor scrolls. Idle time may be late, or its clock be stopped.
    window.dispatchEvent(new Event('scroll'));
    return document.querySelector('[data-is-dehydrated]') === null;
  });
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
