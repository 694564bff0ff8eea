import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { sqlResponses } from '../src/testing/sqlBackend';
import { expect, expectAccessible, test } from './fixtures';
import { settled } from './settled';

/** A backend that speaks SQL in all areas, with pictures that S3 calls nothing at all. */
async function startSqlBackend() {
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#0b7285' },
  })
    .jpeg()
    .toBuffer();
  const server = createServer(({ url = '', method }, response) => {
    const list = sqlResponses[url.replace(/\?.*/, '')];
    if (url.includes('/uploads/')) {
      response.writeHead(200, { 'Content-Type': 'binary/octet-stream' }).end(picture);
    } else {
      response
        .writeHead(list || method === 'POST' ? 200 : 404, { 'Content-Type': 'text/plain' })
        .end(JSON.stringify(list ?? { success: 1 }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(port)}`, stop: () => server.close() };
}

test('a backend over SQL: every screen is whole, as it is rendered and as the browser fetches it', async ({
  page,
  startOwnShop,
}) => {
  const backend = await startSqlBackend();
  const { origin } = await startOwnShop({
    API_HOST_INTERNAL: backend.origin,
    REALESTATE_HOST_INTERNAL: backend.origin,
  });
  await page.goto(origin);
  await settled(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ride the island' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Snorkel days' })).toBeVisible();
  await expect(main.getByText('Special Offer')).toBeVisible();
  await expect(main.getByText('AWG 45')).toBeVisible();
  const mask = main.getByRole('article', { name: 'Mask & fins' });
  await expect(mask.getByText('AWG 85')).toBeVisible();
  await expect(mask.getByText('OFF')).toHaveCount(0);
  await expect(mask.getByText('AWG 60')).toHaveCount(0);
  await mask.scrollIntoViewIfNeeded();
  await expect(mask.getByRole('img', { name: 'Mask & fins' })).toHaveJSProperty('complete', true);
  await expect(main.getByText('Long over')).toHaveCount(0);
  await expectAccessible(page);

  // What the browser fetches itself, through our origin.
  await page.getByRole('link', { name: /^View All Bikes/ }).click();
  await expect(main.getByRole('heading', { name: 'Bikes for Sale' })).toBeVisible();
  const scooter = main.getByRole('article', { name: 'Scooter' });
  await expect(scooter.getByText('Afl. 4,500')).toBeVisible();
  await expect(scooter.getByText('Small & quick')).toBeVisible();
  await main
    .getByRole('article', { name: '2024' })
    .getByRole('link', { name: 'View Bike' })
    .click();
  await expect(page.getByRole('dialog').getByText('AWG 900')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog').getByText('AWG 900')).toBeVisible();

  await page.goto(`${origin}/bikes/listings?priceMin=4000&priceMax=5000`);
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(scooter).toBeVisible();

  await page.goto(`${origin}/vehicles`);
  await settled(page);
  await main.getByRole('link', { name: /Coupés/ }).click();
  await expect(main.getByRole('heading', { name: 'Coupés' })).toBeVisible();
  await main.getByRole('link', { name: /Convertibles/ }).click();
  await page.reload();
  await expect(main.getByRole('link', { name: /Convertibles/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  backend.stop();
});
