import { expect, test } from './fixtures';
import { hydrated } from './settled';

test('everything is there, and every link of the page is reached in order by keyboard alone', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const claim of ['50K+', '5+', '99.9%', '4.8/5']) {
      await expect(main.getByText(claim, { exact: true })).toBeVisible();
    }
    for (const name of ['Mission', 'Values', 'Vision', 'Our five platforms', 'The team']) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: /^Explore Platform/ })).toHaveCount(5);
  }
  await main.focus();
  const links = main.getByRole('link');
  await expect(links).toHaveCount(8);
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
});

test(
  'the calls to action: phone, map in a new tab, email',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await context.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
    );
    await page.goto('/about');
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+297/);
    await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      main.getByRole('link', { name: /^Open the map/ }).click(),
    ]);
    expect(tab.url()).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  },
);
