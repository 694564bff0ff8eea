import { HttpResponse, http } from 'msw';
import { makeStore } from '../../app/store';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { favoritesApi } from './favoritesApi';

const add = () =>
  makeStore(testEnvironment()).dispatch(
    favoritesApi.endpoints.addFavorite.initiate({ productId: 'kite' }),
  );

// spec §7.6
test('a favourite is sent with the id of its product', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${BACKEND}/api/v1/user/favorites`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true }, { status: 201 });
    }),
  );
  expect(await add()).toHaveProperty('data');
  expect(sent).toEqual([{ productId: 'kite' }]);
});

test('a favourite that fails says so', async () => {
  server.use(
    http.post(`${BACKEND}/api/v1/user/favorites`, () => new HttpResponse(null, { status: 500 })),
  );
  expect(await add()).toMatchObject({ error: { message: 'Failed to save favorite' } });
});
