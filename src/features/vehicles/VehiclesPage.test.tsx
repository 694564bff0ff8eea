import { act, screen, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { navigate, selectLocation } from '../../router/locationSlice';
import { loadMessages } from '../../shared/i18n/messages';
import { setShop } from '../../shared/shop/currentShop';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { renderPart } from '../../testing/renderPart';
import { testShop, testShops } from '../../testing/testShop';
import { VehicleBrowser } from './VehicleBrowser';
import { vehiclesMessages } from './vehiclesMessages';

const CARS_SITE = 'https://cars.dushimarket.example';

const types = [
  {
    _id: 'suvs',
    name: 'SUVs',
    slug: 'suvs',
    count: 1_296,
    image: '/vehicles/suv.webp',
    subcategories: [
      { _id: 'off-road', name: 'Off-road', slug: 'off-road', count: 17 },
      { _id: 'compact', name: 'Compact', slug: 'compact', count: 38 },
    ],
  },
  {
    _id: 'vans',
    name: 'Vans',
    slug: 'vans',
    subcategories: [{ _id: 'campers', name: 'Campers', slug: 'campers', count: 4 }],
  },
];

const response = (data: unknown) => {
  server.use(http.get(`${BACKEND}/v1/types/list-types`, () => HttpResponse.json({ data })));
};

afterEach(() => {
  setShop(testShops);
});

const main = () => within(screen.getByRole('main'));
const tiles = async () =>
  within(await screen.findByRole('navigation', { name: 'Vehicle types' })).getAllByRole('link');

test('types are shown with their counts; without one, with the sum of their styles', async () => {
  response(types);
  await renderApp('/vehicles');
  expect((await tiles()).map(({ textContent }) => textContent)).toEqual([
    'SUVs (1,296 items)',
    'Vans (4 items)',
  ]);
  expect(main().getByText(/^1,300 in Aruba\./)).toBeVisible();
});

// spec §1.10
test.each(['coupé', 'pick up', 'A&B', 'a+b', '100%', 'a:b', '日本', '.', '..', 'x\\y'])(
  'a type whose id is "%s" has a page, with a style of the same id',
  async (_id) => {
    response([{ _id, name: 'Odd', slug: _id, subcategories: [{ _id, name: 'Style', slug: _id }] }]);
    const { store, user } = await renderApp('/vehicles');
    const [tile] = await tiles();
    if (!tile) throw new Error('no tile');
    await user.click(tile);
    await user.click(main().getByRole('link', { name: /^Style/ }));
    expect(main().getByRole('link', { name: /^Style/ })).toHaveAttribute('aria-current', 'true');
    // A server gets the address of the history.
    expect(window.location.pathname).toBe(selectLocation(store.getState()).pathname);
  },
);

// spec §1.10
test('types and styles are chosen by the address, and taken back', async () => {
  response(types);
  const { store, user } = await renderApp('/vehicles');
  const [suvs] = await tiles();
  if (!suvs) throw new Error('no tile');
  await user.click(suvs);
  expect(selectLocation(store.getState()).pathname).toBe('/vehicles/suvs');
  expect(suvs).toHaveAttribute('aria-current', 'true');
  expect(suvs).toHaveFocus();

  const offRoad = main().getByRole('link', { name: /^Off-road/ });
  await user.click(offRoad);
  expect(selectLocation(store.getState()).pathname).toBe('/vehicles/suvs/off-road');
  expect(offRoad).toHaveAttribute('aria-current', 'true');
  expect(offRoad).toHaveTextContent('(17 items)');
  await user.click(offRoad);
  expect(selectLocation(store.getState()).pathname).toBe('/vehicles/suvs');
  expect(offRoad).not.toHaveAttribute('aria-current');
});

// spec §1.9
test('both selections stand in the address', async () => {
  response(types);
  await renderApp('/vehicles/suvs/compact');
  expect(await screen.findByRole('link', { name: /^Compact/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('SUVs: Compact');
  expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveTextContent('Compact: 38 listed today');
  expect(document.title).toBe('SUVs: Compact | Vehicles | Dushi Market');
});

// spec §1.10
test('a type is the heading of its page, all vehicles that of theirs', async () => {
  response(types);
  const { user } = await renderApp('/vehicles');
  const [suvs] = await tiles();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Vehicles');
  if (suvs) await user.click(suvs);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('SUVs');
  expect(main().getByText('1,296 listed today')).toBeVisible();
});

test('View All opens the type on the cars site, in a new tab', async () => {
  response(types);
  await renderApp('/vehicles/suvs');
  const link = await screen.findByRole('link', { name: /^View All SUVs →/ });
  expect(link).toHaveAttribute('href', `${CARS_SITE}/suvs`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('with nothing chosen, all cars are one link away', async () => {
  response(types);
  await renderApp('/vehicles');
  expect(await screen.findByRole('link', { name: /^View All Cars →/ })).toHaveAttribute(
    'href',
    CARS_SITE,
  );
});

test('a type that is not in the list is said, with a way back', async () => {
  response(types);
  const { store, user } = await renderApp('/vehicles/boats');
  expect(await screen.findByText('We do not know this type')).toBeVisible();
  expect(document.title).toBe('Vehicles | Dushi Market');
  await user.click(screen.getByRole('link', { name: 'All vehicle types' }));
  expect(selectLocation(store.getState()).pathname).toBe('/vehicles');
});

test('a style that is not in the list is said', async () => {
  response(types);
  await renderApp('/vehicles/suvs/flying');
  expect(await screen.findByText(/This style is not here/)).toBeVisible();
});

test('a type that we drew no scene of shows its own picture', async () => {
  response([{ _id: 'quads', name: 'Quads', slug: 'quads', image: '/vehicles/quad.webp' }]);
  await renderApp('/vehicles/quads');
  expect(await screen.findByRole('heading', { level: 1, name: 'Quads' })).toBeVisible();
  const pictures = main().getAllByRole('presentation');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    expect.stringContaining('/vehicles/quad.webp'),
    expect.stringContaining('/vehicles/quad.webp'),
  ]);
});

test('the row of types scrolls to the chosen one', async () => {
  const box = (left: number, width: number) => new DOMRect(left, 0, width, 176);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    if (this.tagName === 'UL') return box(0, 360);
    return this.getAttribute('href') === '/vehicles/vans' ? box(600, 136) : box(16, 136);
  });
  response(types);
  const { user } = await renderApp('/vehicles');
  const [suvs, vans] = await tiles();
  if (!suvs || !vans) throw new Error('no tiles');
  const row = within(screen.getByRole('navigation', { name: 'Vehicle types' })).getByRole('list');
  await user.click(suvs);
  expect(row.scrollLeft).toBe(0);
  await user.click(vans);
  expect(row.scrollLeft).toBe(600 - (360 - 136) / 2);
});

test('a change of the language keeps the choice and fetches nothing', async () => {
  response(types);
  const { store } = await renderApp('/vehicles/suvs');
  const offRoad = await screen.findByRole('link', { name: /^Off-road/ });
  expect(main().queryByText('SUVs', { selector: '[lang]' })).not.toBeInTheDocument();
  const request = () => store.getState().types.queries.cars?.requestId;
  const first = request();
  await loadMessages('es');
  act(() => {
    store.dispatch(navigate('/vehicles/suvs', 'push', 'es'));
  });
  expect(main().getByText('1.296 anuncios hoy')).toBeVisible();
  expect(offRoad).toHaveAttribute('href', '/es/vehicles/suvs/off-road');
  expect(first).toBeDefined();
  expect(request()).toBe(first);
});

test.each([
  ['en', 0, '0 listed today'],
  ['en', 1, '1 listed today'],
  ['en', 2, '2 listed today'],
  ['es', 0, '0 anuncios hoy'],
  ['es', 1, '1 anuncio hoy'],
  ['es', 2, '2 anuncios hoy'],
  ['pap', 2, '2 anuncio awe'],
] as const)('in %s, a style of %d vehicles has %s', async (language, count, text) => {
  await loadMessages(language);
  expect(vehiclesMessages.in(language).listedToday({ count })).toBe(text);
});

test.each([
  ['/es/vehicles/boats', 'No conocemos este tipo', 'Todos los tipos', '/es/vehicles'],
  ['/es/vehicles', 'Todos los vehículos', /^Ver todo en Carros\u00a0→/, CARS_SITE],
])('%s says %s', async (address, text, name, href) => {
  response(types);
  await renderApp(address);
  expect(await screen.findByText(text)).toBeVisible();
  expect(main().getByRole('link', { name })).toHaveAttribute('href', href);
});

test('while it loads, the shape of what comes', async () => {
  server.use(http.get(`${BACKEND}/v1/types/list-types`, () => delay('infinite')));
  const { leave } = await renderApp('/vehicles');
  expect(main().getByText('Loading...')).toBeInTheDocument();
  expect(main().getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
  leave();
});

test('an empty list is said', async () => {
  response([]);
  await renderApp('/vehicles');
  expect(await screen.findByText('No vehicle types yet')).toBeVisible();
});

test('a failed call says so and may be repeated', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  server.use(
    http.get(`${BACKEND}/v1/types/list-types`, () => new HttpResponse(null, { status: 503 })),
  );
  const { user } = await renderApp('/vehicles/suvs');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch cars');
  expect(said).toHaveBeenCalledWith('Failed to fetch cars', 503);
  response(types);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'SUVs' })).toBeVisible();
});

// spec §1.9
test('the screen itself needs nothing but the list', () => {
  renderPart(<VehicleBrowser types={[]} loading />);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

test('in a shop without a site for vehicles, types and styles are here, and no links to it', async () => {
  const others = testShop.platforms.filter(({ id }) => id !== 'cars').slice(0, 3);
  setShop({ en: { ...testShop, languages: ['en'], place: 'Bonaire', platforms: others } });
  response(types);
  const { user } = await renderApp('/vehicles');
  const [suvs] = await tiles();
  expect(main().getByText(/^1,300 in Bonaire\./)).toBeVisible();
  expect(
    main().getByText('1,300 listed today. Choose a type above to see its styles.'),
  ).toBeVisible();
  expect(main().queryByRole('link', { name: /View All/ })).not.toBeInTheDocument();
  if (suvs) await user.click(suvs);
  expect(main().getByRole('link', { name: /^Off-road/ })).toBeVisible();
  expect(main().queryByRole('link', { name: /View All/ })).not.toBeInTheDocument();
});

test('the platform that has the vehicles is named as the shop names it', async () => {
  const platforms = testShop.platforms.map((platform) =>
    platform.id === 'cars' ? { ...platform, name: 'Rentals' } : platform,
  );
  setShop({ en: { ...testShop, languages: ['en'], platforms } });
  response(types);
  await renderApp('/vehicles');
  expect(await screen.findByRole('link', { name: /^View All Rentals →/ })).toBeVisible();
  expect(main().getByText(/look at everything in Rentals\.$/)).toBeVisible();
});
