import { HttpResponse, http } from 'msw';
import { startCalls } from '../../app/server/routeData';
import { makeStore } from '../../app/store';
import { addressOf } from '../../router/locationSlice';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { screen } from './vehiclesScreen';

async function withTypes() {
  server.use(
    http.get(`${BACKEND}/v1/types/list-types`, () =>
      HttpResponse.json({
        data: [
          {
            _id: 'suvs',
            name: 'SUVs',
            slug: 'suvs',
            subcategories: [{ _id: 'off-road', name: 'Off-road', slug: 'off-road', count: 17 }],
          },
        ],
      }),
    ),
  );
  const store = makeStore(testEnvironment(), { location: addressOf('/vehicles', 'load') });
  await Promise.all(startCalls(store, screen, {}));
  return store.getState();
}

test.each<[Record<string, string>, boolean, string | null]>([
  [{}, true, null],
  [{ categoryId: 'suvs' }, true, 'SUVs'],
  [{ categoryId: 'suvs', subcategoryId: 'off-road' }, true, 'SUVs: Off-road'],
  [{ categoryId: 'suvs', subcategoryId: 'boats' }, false, 'SUVs'],
  [{ categoryId: 'boats' }, false, null],
])('the address of %p exists: %p, and is about %p', async (params, exists, subject) => {
  const state = await withTypes();
  expect(screen.exists?.(state, params)).toBe(exists);
  expect(screen.subject?.(state, params)).toBe(subject);
});

test('what is not known yet may exist', () => {
  const store = makeStore(testEnvironment(), { location: addressOf('/vehicles', 'load') });
  expect(screen.exists?.(store.getState(), { categoryId: 'boats' })).toBe(true);
});
