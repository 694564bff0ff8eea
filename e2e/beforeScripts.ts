import type { Page } from '@playwright/test';
import { holdRequests } from './fixtures';
import { waitInPage } from './settled';

/** Opens a page, whose document is complete, and keeps its scripts back until they are released. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/client.*.js');
  await page.goto(path, { waitUntil: 'commit' });
  // Deferred scripts run after it, and the events of a complete document wait for them.
  await waitInPage(page, 'the whole document', () => document.readyState !== 'loading');
  return release;
}
