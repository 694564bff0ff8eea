import { execFileSync } from 'node:child_process';
import { cases } from '../src/testing/sweeps';
import { expect, test } from './fixtures';
import { completePage } from './rawGet';
import { settled } from './settled';

/** Locales of servers, the languages of browsers, and how both would write a number by themselves. */
const systems = [
  ['C', 'en-US', '1,234.5'],
  ['en_US.UTF-8', 'en-GB', '1,234.5'],
  ['nl_NL.UTF-8', 'nl-NL', '1.234,5'],
  ['tr_TR.UTF-8', 'tr-TR', '1.234,5'],
] as const;
const NUMBER = '(1234.5).toLocaleString()';

const pages = cases(
  ['/', '/nl/bikes/listings?bike=listing-30'],
  [
    '/',
    '/pap',
    '/bikes/listings',
    '/nl/bikes/listings?bike=listing-30',
    '/es/bikes/listings?priceMax=5000',
    '/nl/vehicles',
    '/es/about',
    '/pap/signup',
    '/nl/nowhere',
  ],
);

/** The page as a server sent it, but for its backend's host and the minutes in which its responses came. */
async function sentPage(url: string): Promise<string> {
  const html = await completePage(url);
  return html.replace(/"pictureOrigins":\[.*?\]|"fulfilledTimeStamp":\d+/g, '');
}

for (const [system, locale, number] of cases(systems.slice(-1), systems)) {
  test.describe(`a server with LANG=${system}, a browser in ${locale}`, () => {
    test.use({ locale });

    test('print what all others print', async ({ page, shop, startStorefront, allowConsole }) => {
      allowConsole(/status of 404/);
      const env = { LANG: system, LC_ALL: system };
      const written = execFileSync(process.execPath, ['-p', NUMBER], {
        env: { ...process.env, ...env },
      });
      expect(written.toString().trim()).toBe(number);
      expect(await page.evaluate(NUMBER)).toBe(number);

      const own = await startStorefront(env);
      for (const path of pages) {
        expect(await sentPage(own.origin + path), path).toBe(await sentPage(shop.origin + path));
        // A difference between server and browser is an error on the console.
        await page.goto(own.origin + path);
        await settled(page);
      }
      // What the browser renders itself reads as what the server rendered.
      const main = page.getByRole('main');
      await page.goto(`${own.origin}/nl/vehicles`);
      await settled(page);
      await main.getByRole('link', { name: /^SUV/ }).click();
      await expect(page).toHaveURL(/\/nl\/vehicles\/suvs?$/);
      await expect(page).toHaveTitle(/^SUV.* \| Voertuigen \| Dushi Market$/);
      const rendered = await main.textContent();
      await page.reload();
      await settled(page);
      await expect.poll(() => main.textContent()).toBe(rendered);
    });
  });
}
