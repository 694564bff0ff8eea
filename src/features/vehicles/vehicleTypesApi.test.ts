import { HttpResponse, http } from 'msw';
import { makeStore } from '../../app/store';
import { FRESH_SECONDS } from '../../shared/config/times';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { vehicleTypesApi } from './vehicleTypesApi';
import { checkStoredVehicleTypes } from './vehicleTypeSchema';

const { getVehicleTypes } = vehicleTypesApi.endpoints;
const NOW = Date.UTC(2026, 0, 1);
const store = () => makeStore(testEnvironment());

function backend(response: () => Response) {
  const sent: string[] = [];
  server.use(
    http.get(`${BACKEND}/v1/types/list-types`, ({ request }) => {
      sent.push(request.url);
      return response();
    }),
  );
  return sent;
}

afterEach(() => {
  jest.useRealTimers();
});

// spec §3.11, §7.1
test('the types are cached under the key cars', async () => {
  backend(() =>
    HttpResponse.json([
      {
        _id: 1,
        name: 'Sedan',
        slug: 'sedan',
        count: 3,
        subcategories: [{ _id: 2, name: 'Compact', slug: 'compact' }, { name: 'no id' }],
      },
      {
        _id: 4,
        name: 'Van',
        slug: 'van',
        subcategories: [
          { _id: 5, name: 'Campers', slug: 'campers', count: 4 },
          { _id: 6, name: 'Buses', slug: 'buses', product_count: 2 },
        ],
      },
      { _id: 3, name: 'SUV', slug: 'suv', image: '/vehicles/suv.webp' },
    ]),
  );
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { dispatch, getState } = store();
  await dispatch(getVehicleTypes.initiate());
  expect(getState().types.queries.cars?.data).toEqual([
    {
      id: '1',
      name: 'Sedan',
      slug: 'sedan',
      count: 3,
      picture: null,
      subcategories: [{ id: '2', name: 'Compact', slug: 'compact', count: 0 }],
    },
    {
      id: '4',
      name: 'Van',
      slug: 'van',
      count: 6,
      picture: null,
      subcategories: [
        { id: '5', name: 'Campers', slug: 'campers', count: 4 },
        { id: '6', name: 'Buses', slug: 'buses', count: 2 },
      ],
    },
    {
      id: '3',
      name: 'SUV',
      slug: 'suv',
      count: 0,
      picture: { alt: '', src: '/static/uploads/vehicles/suv.webp' },
      subcategories: [],
    },
  ]);
  expect(warn.mock.calls).toEqual([['Dropped 1 malformed subcategories of Sedan: [1] no id']]);
});

// spec §8.1
test.each([500, 404])('a %i raises Failed to fetch cars and logs the status', async (status) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  backend(() => HttpResponse.json({ error: { message: 'Another text' } }, { status }));
  const { error } = await store().dispatch(getVehicleTypes.initiate());
  expect(error).toEqual({
    status,
    code: 'failedToFetchCars',
    message: 'Failed to fetch cars',
  });
  expect(log.mock.calls).toEqual([['Failed to fetch cars', status]]);
});

test('the types are fresh for 5 minutes', async () => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: 1 });
  const sent = backend(() => HttpResponse.json([]));
  const { dispatch } = store();
  await dispatch(getVehicleTypes.initiate());
  jest.setSystemTime(NOW + FRESH_SECONDS.types * 1_000 - 1);
  await dispatch(getVehicleTypes.initiate());
  expect(sent).toHaveLength(1);
  jest.setSystemTime(NOW + FRESH_SECONDS.types * 1_000 + 10_000);
  await dispatch(getVehicleTypes.initiate());
  expect(sent).toHaveLength(2);
});

test.each([
  ['an id', { id: 'a\ud800' }],
  ['a slug', { slug: 'a\ud800' }],
])('a stored type with %s that no address can hold is dropped', (_what, odd) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const type = {
    id: '1',
    name: 'Sedan',
    slug: 'sedan',
    count: 3,
    picture: null,
    subcategories: [],
  };
  expect(checkStoredVehicleTypes([type, { ...type, id: '2', ...odd }])).toEqual([type]);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining(`Dropped 1 malformed vehicle types: [1] ${Object.keys(odd).join()}: `),
  );
});
