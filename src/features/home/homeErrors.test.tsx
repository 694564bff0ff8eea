import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { hangHomeBackend, mockHomeBackend } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { sectionOf } from '../../testing/sectionOf';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const main = () => within(screen.getByRole('main'));

// spec §2.11
test('without any content the full-page error shows, and Try Again requests everything again', async () => {
  mockHomeBackend({ banners: 404, products: 404, categories: 404, types: 404 });
  const { user } = await renderApp('/');
  expect(await screen.findByRole('heading', { name: 'Unable to Load Content' })).toBeVisible();
  expect(screen.getByText('Failed to load content')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  expect(screen.queryByText("Some content couldn't be loaded.")).not.toBeInTheDocument();

  const arrivals = mockHomeBackend();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(screen.queryByText('Unable to Load Content')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'Dushi Market' })).toHaveFocus();
  });
  const requests = arrivals.filter(({ body }) => body === null);
  expect(requests.map(({ path }) => path).sort()).toEqual([
    '/api/v1/banners',
    '/api/v1/categories-enhanced',
    '/api/v1/featured-products',
    '/v1/types/list-types',
  ]);
  const forced = requests.find(({ path }) => path === '/api/v1/banners');
  expect(forced?.query).toHaveProperty('timestamp');
});

test('while Try Again works, what comes is shown, and no earlier failure', async () => {
  mockHomeBackend({ banners: 404, products: 404 });
  const { user } = await renderApp('/');
  const button = await screen.findByRole('button', { name: 'Try Again' });
  mockHomeBackend();
  server.use(http.get(`${BACKEND}/api/v1/featured-products`, () => delay('infinite')));
  await user.click(button);
  expect(await screen.findByText('Slide a')).toBeVisible();
  expect(sectionOf('Featured Products')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('alert')).toBeNull();
});

// spec §2.11
test('Try Again reads Retrying... while it tries', async () => {
  mockHomeBackend({ banners: 404, products: 404 });
  const { user } = await renderApp('/');
  const button = await screen.findByRole('button', { name: 'Try Again' });
  hangHomeBackend();
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Retrying...' })).toHaveFocus();
});

test('who refreshes products that did not come goes on from there', async () => {
  mockHomeBackend({ products: 404 });
  const { user } = await renderApp('/');
  const products = sectionOf('Featured Products');
  const refresh = await within(products).findByRole('button', { name: 'Refresh' });
  await within(products).findByRole('heading', { name: 'Failed to load content' });
  mockHomeBackend();
  await user.click(refresh);
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  await waitFor(() => {
    expect(products).toHaveFocus();
  });
});

// spec §2.13, §8.12
test('with some content a warning shows; Retry requests what failed only', async () => {
  mockHomeBackend({ products: 404 });
  const { user } = await renderApp('/');
  const warning = await screen.findByText("Some content couldn't be loaded.");
  expect(warning).toBeVisible();
  expect(main().getByRole('heading', { name: 'Failed to load content' })).toBeVisible();

  const arrivals = mockHomeBackend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  await waitFor(() => {
    expect(warning).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Dushi Market' })).toHaveFocus();
  });
  const requests = arrivals.filter(({ body }) => body === null);
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/featured-products']);
});

// spec §8.2, §8.12
test.each<{ href: string; said: HeadersInit; lang: string | null }>([
  { href: '/', said: {}, lang: null },
  { href: '/', said: { 'Content-Language': 'es' }, lang: 'es' },
  { href: '/nl', said: {}, lang: 'en' },
  { href: '/nl', said: { 'Content-Language': 'es' }, lang: 'es' },
  { href: '/nl', said: { 'Content-Language': 'nl' }, lang: null },
])(
  'at $href an error is told in our words, or in those of the backend, $said',
  async ({ href, said, lang }) => {
    const isDutch = href === '/nl';
    const ours = isDutch ? 'Inhoud laden is niet gelukt' : 'Failed to load content';
    mockHomeBackend({ products: 404 });
    const { user } = await renderApp(href);
    expect(await screen.findByRole('heading', { name: ours })).not.toHaveAttribute('lang');

    const error = { message: 'No hats today' };
    server.use(
      http.get(`${BACKEND}/api/v1/featured-products`, () =>
        HttpResponse.json({ error }, { status: 404, headers: said }),
      ),
    );
    await user.click(screen.getByRole('button', { name: isDutch ? 'Vernieuwen' : 'Refresh' }));
    const told = await screen.findByRole('heading', { name: error.message });
    expect(told.getAttribute('lang')).toBe(lang);
  },
);

// spec §8.12
test('a failed Refresh keeps the products and warns', async () => {
  mockHomeBackend();
  const { user } = await renderApp('/');
  await screen.findAllByRole('article');
  mockHomeBackend({ products: 404 });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText("Some content couldn't be loaded.")).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  const section = within(sectionOf('Featured Products'));
  expect(section.getByText('Failed to load content')).toBeVisible();

  mockHomeBackend();
  await user.click(section.getByRole('button', { name: 'Refresh' }));
  expect(await section.findByText('Island favourites, picked for today')).toBeVisible();
});
