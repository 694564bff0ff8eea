import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { pageMaker } from '../../server';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { isCut } from './bikeList';
import { bikeWires } from './testing/bikeFixtures';

const makePage = pageMaker(testEnvironment(), 5_000, '');

test('the server renders the first matches and the count', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => HttpResponse.json(bikeWires(200))));
  const { html, state } = await makePage('/bikes/listings?listingType=auction');
  expect(html).toContain('100 bikes');
  expect(html.match(/View Bike/g)).toHaveLength(24);
  const [entry] = Object.values(state.listings?.queries ?? {});
  expect(isCut(entry?.data)).toBe(true);
  expect(JSON.stringify(state)).not.toContain('bike-50"');
  expect(state.bikeFilters?.filters.listingType).toBe('auction');
});

// spec §2.27
test('the server renders the bike of an address, whatever its position in the list', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => HttpResponse.json(bikeWires(200))));
  const { html, state, status, title } = await makePage('/bikes/listings?bike=bike-150');
  expect(status).toBe(200);
  expect(title).toBe('Bike 150 | Bikes for Sale | Dushi Market');
  expect(html).toMatch(/<dialog[^>]* open=""/);
  expect(html).toContain('Description of bike 150');
  expect(html).toContain('200 bikes');
  expect(JSON.stringify(state)).toContain('"Bike 150"');
  expect(JSON.stringify(state)).not.toContain('"Bike 151"');
});

// spec §2.27
test('an unknown bike id is a 404 with a message and the list', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => HttpResponse.json(bikeWires(200))));
  const { html, status, isListed } = await makePage('/bikes/listings?bike=none');
  expect(status).toBe(404);
  expect(isListed).toBe(false);
  expect(html).toContain('This bike is not listed any more.');
  expect(html).toContain('200 bikes');
});

test('a page without the list has no message about the bike', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => new HttpResponse(null, { status: 500 })));
  const { html, status } = await makePage('/bikes/listings?bike=bike-1');
  expect(status).toBe(200);
  expect(html).not.toContain('<dialog');
});

// spec §2.52
test('a page of the list has its part, and links to the others', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => HttpResponse.json(bikeWires(60))));
  const { html, title, status } = await makePage('/bikes/listings?page=3');
  expect(status).toBe(200);
  expect(title).toBe('Page 3 | Bikes for Sale | Dushi Market');
  expect(html.match(/View Bike/g)).toHaveLength(12);
  expect(html).toContain('aria-setsize="60" aria-posinset="49"');
  expect(html).toContain('60 bikes');
  expect(html).toContain('href="/bikes/listings?page=3&amp;bike=bike-49"');
  expect(html).toMatch(/<noscript><nav aria-label="Pages".*href="\/bikes\/listings\?page=2"/);
});

test('a page past the end is a 404 with the first page', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => HttpResponse.json(bikeWires(60))));
  const { html, status } = await makePage('/bikes/listings?page=4');
  expect(status).toBe(404);
  expect(html).toContain('aria-setsize="60" aria-posinset="1"');
});

test('View Bike links to the bike over the filtered list', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => HttpResponse.json(bikeWires(4))));
  const { html } = await makePage('/bikes/listings?listingType=auction');
  expect(html).toContain('href="/bikes/listings?listingType=auction&amp;bike=bike-2"');
});

test('links to the other pages keep the filters', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => HttpResponse.json(bikeWires(200))));
  const { html } = await makePage('/bikes/listings?listingType=auction&page=2');
  const [pages = ''] = /<nav aria-label="Pages".*?<\/nav>/.exec(html) ?? [];
  const hrefs = [...pages.matchAll(/href="(.*?)"/g)].map(([, href]) => href);
  const first = '/bikes/listings?listingType=auction';
  const of = (page: number) => `${first}&amp;page=${String(page)}`;
  expect(hrefs).toEqual([first, first, of(2), of(3), of(5), of(3)]);
});

test.each([
  ['Category', 'category', 'Cruiser'],
  ['Color', 'color', 'Red'],
])(
  'without scripts %s is a select of the form, which keeps its choice',
  async (label, name, value) => {
    server.use(http.get(`${BACKEND}/api/listings`, () => HttpResponse.json(bikeWires(4))));
    const { html } = await makePage(`/bikes/listings?${name}=${value}`);
    document.body.innerHTML = html.replaceAll('noscript', 'div');
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
    expect(list).toHaveDisplayValue(value);
    expect(list.form).toHaveFormValues({ [name]: value });
  },
);

test('a failed call leaves the loading state on the page', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => new HttpResponse(null, { status: 500 })));
  const { html, isComplete } = await makePage('/bikes/listings');
  expect(isComplete).toBe(false);
  expect(html).toContain('Loading...');
});
