import { type Page, expect } from '@playwright/test';
import { states } from '../src/testing/states/catalogue';
import {
  type ScreenState,
  type StateResponses,
  type Step,
  breakPart,
} from '../src/testing/states/screenState';
import { responseTo } from '../src/testing/states/stateResponses';
import { testShop } from '../src/testing/testShop';
import { stretchWaits } from './stateViews';

/** Saved copies are a matter of the browser's storage: the tests of offline visits open them. */
export const openedStates = states.filter(({ saved }) => saved === undefined);

/** Opens the screen in this state: its document comes as the app shell, its calls are mocked. */
export async function visitState(page: Page, state: ScreenState): Promise<void> {
  await stretchWaits(page, state);
  if (state.broken) await page.addInitScript(breakPart, state.broken);
  await respondWith(page, state.address, state.calls);
  await page.goto(state.address);
  for (const step of state.steps ?? []) await take(page, step);
  await expect(page.getByText(state.shows).filter({ visible: true }).first()).toBeVisible();
  if (state.pressed !== undefined) {
    await expect(page.getByRole('button', { name: state.pressed, pressed: true })).toBeVisible();
  }
  if (state.kind === 'missing pictures') {
    // A picture that another width replaces before it has failed fires no `error` (HTML, "reacting
    // to environment changes"), so the window keeps its size until then.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const waiting = document.querySelectorAll('article [data-loading="loading"]');
          waiting[0]?.scrollIntoView({ block: 'center' });
          return waiting.length;
        }),
      )
      .toBe(0);
  }
  if (!state.shows.startsWith('Loading')) {
    await expect(page.getByText(`Loading ${testShop.name}...`)).toBeHidden();
  }
}

/** Mocks the network of a page as a state describes it; its document comes as the app shell. */
async function respondWith(page: Page, address: string, calls: StateResponses): Promise<void> {
  await page.route(address, async (route) => {
    const { origin } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${origin}/app-shell` }) });
  });
  // A pattern, as Playwright asks the test about each request that a function may match.
  await page.route(/\/(?:api|v1)\//, async (route) => {
    const request = route.request();
    const response = responseTo(calls, request.method(), new URL(request.url()).pathname);
    switch (response?.kind) {
      case undefined:
        await route.continue();
        break;
      case 'success':
        await route.fulfill({ json: response.body });
        break;
      case 'error':
        await route.fulfill({ status: response.status });
        break;
      case 'offline':
        await route.abort('internetdisconnected');
        break;
      case 'pending':
        break;
    }
  });
}

async function take(page: Page, step: Step): Promise<void> {
  if ('press' in step) {
    const place = page.getByRole(step.within ?? 'main');
    await place.getByRole(step.press, { name: step.name, exact: true }).click();
  } else if ('open' in step) {
    await page.getByRole('main').locator('summary', { hasText: step.open }).click();
  } else {
    const place = page.getByRole(step.within ?? 'main');
    await place.getByLabel(step.into, { exact: true }).fill(step.type);
  }
}
