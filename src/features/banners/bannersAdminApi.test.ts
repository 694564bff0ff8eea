import { HttpResponse, http } from 'msw';
import { makeStore } from '../../app/store';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { bannersAdminApi } from './bannersAdminApi';

const { createSlide, updateSlide } = bannersAdminApi.endpoints;

const fields = {
  title: 'Sale',
  subtitle: 'Everything must go',
  discount: '20%',
  image: '/banners/sale.webp',
  link: 'https://shop.example/sale',
  bgGradient: 'from-blue-600 to-purple-600',
  isActive: true,
  startDate: '2026-01-01T00:00:00Z',
  endDate: '2026-02-01T00:00:00Z',
  targetAudience: ['all'],
};

function backend() {
  const sent: unknown[] = [];
  server.use(
    http.all(`${BACKEND}/api/v1/banners*`, async ({ request }) => {
      sent.push([request.method, new URL(request.url).pathname, await request.json()]);
      return HttpResponse.json({ success: true });
    }),
  );
  return sent;
}

test('a new slide sends every field, as an active hero at the first place', async () => {
  const sent = backend();
  const description = 'Until the end of January';
  await makeStore(testEnvironment()).dispatch(createSlide.initiate({ ...fields, description }));
  expect(sent).toEqual([
    [
      'POST',
      '/api/v1/banners',
      { ...fields, description, bannerType: 'hero', status: 'active', order: 0 },
    ],
  ]);
});

test('a change sends every field that it names, the subtitle as the description too', async () => {
  const sent = backend();
  await makeStore(testEnvironment()).dispatch(updateSlide.initiate({ id: 'a', ...fields }));
  expect(sent).toEqual([
    ['PUT', '/api/v1/banners/a', { ...fields, description: fields.subtitle, status: 'active' }],
  ]);
});
