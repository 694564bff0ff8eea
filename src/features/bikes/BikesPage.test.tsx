import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { loadMessages } from '../../shared/language/messages';
import { navigate } from '../../shared/location/locationSlice';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp, testEnvironment } from '../../testing/renderApp';
import { savedCopy } from '../../testing/states/savedCopy';
import { bikeWire, bikeWires } from './testing/bikeFixtures';

const LISTINGS = `${BACKEND}/api/listings`;

let leave: (() => void) | undefined;

async function visit(href: string) {
  const view = await renderApp(href);
  ({ leave } = view);
  return view;
}

afterEach(() => {
  leave?.();
});

function response(listings: unknown) {
  server.use(http.get(LISTINGS, () => HttpResponse.json({ data: listings })));
}

const filters = () => within(screen.getByRole('region', { name: 'Filters' }));
const priceField = (name: 'From' | 'To') =>
  within(filters().getByRole('group', { name: 'Price in AWG' })).getByLabelText(name);
const cards = () => screen.queryAllByRole('article');
const address = () => window.location.pathname + window.location.search;

test('a card shows image, price, title, description and a button', async () => {
  response([
    bikeWire(1, { title: 'Island Cruiser', price: 'AWG 4500', imageAlts: ['A red scooter'] }),
    bikeWire(2, { price: 9750 }),
    bikeWire(3, { price: null, images: [] }),
  ]);
  await visit('/bikes/listings');
  const card = within(await screen.findByRole('article', { name: 'Island Cruiser' }));
  expect(card.getByText('AWG 4500')).toBeVisible();
  expect(card.getByText('Sale')).toBeVisible();
  expect(card.getByText('Description of bike 1')).toBeVisible();
  expect(card.getByRole('img', { name: 'A red scooter' })).toHaveAttribute(
    'src',
    '/uploads/bikes/1-1.webp?w=640',
  );
  const second = within(screen.getByRole('article', { name: 'Bike 2' }));
  expect(second.getByText('AWG 9,750')).toBeVisible();
  expect(second.getByText('Auction')).toBeVisible();
  expect(
    within(screen.getByRole('article', { name: 'Bike 3' })).getByText('AWG on request'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Bikes for Sale' })).toBeVisible();
});

test('only bikes are listed and counted', async () => {
  response([bikeWire(1), bikeWire(2, { categoryId: { slug: 'car' } })]);
  await visit('/bikes/listings');
  expect(await screen.findByRole('heading', { name: '1 bike' })).toBeVisible();
});

test('when the rest of the list does not come, it says so and counts what is known', async () => {
  response(bikeWires(48));
  const state = await savedCopy('/bikes/listings', testEnvironment());
  server.use(http.get(LISTINGS, () => new HttpResponse(null, { status: 404 })));
  const view = await renderApp('/bikes/listings', { state });
  ({ leave } = view);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load listings.');
  expect(screen.getByRole('heading', { name: '24 of 48 bikes' })).toBeVisible();
  expect(cards()).toHaveLength(24);
  await view.user.click(filters().getByRole('radio', { name: 'Auction' }));
  expect(await screen.findByRole('heading', { name: '12 among the first 24 bikes' })).toBeVisible();

  response(bikeWires(48));
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: '24 bikes' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('while loading it says so, then counts politely', async () => {
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  server.use(http.get(LISTINGS, () => response));
  await visit('/bikes/listings');
  expect(screen.getByText('Loading...')).toBeVisible();
  respond(HttpResponse.json(bikeWires(12)));
  const count = await screen.findByText('12 bikes');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(screen.getAllByRole('status').some((status) => status.contains(count))).toBe(true);
});

test('a finger swipes through the pictures of a bike', async () => {
  response([bikeWire(1, { images: ['a.webp', 'b.webp', 'c.webp'] })]);
  const { user } = await visit('/bikes/listings?bike=bike-1');
  const dialog = within(await screen.findByRole('dialog'));
  const swipe = async (from: number, to: number, pointer = 'TouchA') => {
    const [target = document.body] = dialog.getAllByRole('img');
    await user.pointer([
      { keys: `[${pointer}>]`, target, coords: { clientX: from } },
      { keys: `[/${pointer}]`, target, coords: { clientX: to } },
    ]);
  };
  const isShown = (text: string) => {
    expect(dialog.getByText(text, { selector: '[role="status"]' })).toBeInTheDocument();
  };
  isShown('Picture 1 of 3');
  await swipe(300, 180);
  isShown('Picture 2 of 3');
  await swipe(300, 280);
  await swipe(300, 100, 'MouseLeft');
  isShown('Picture 2 of 3');
  await swipe(100, 220);
  await swipe(100, 220);
  isShown('Picture 3 of 3');
});

test('a failure offers to try again and keeps the filters', async () => {
  server.use(http.get(LISTINGS, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await visit('/bikes/listings?listingType=auction');
  expect(await screen.findByText('Failed to load listings.')).toBeVisible();
  expect(screen.getByText('Your filters are kept.')).toBeVisible();
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  server.use(
    http.get(LISTINGS, async () => {
      await gate;
      return HttpResponse.json(bikeWires(4));
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Retrying...' })).toHaveFocus();
  letThrough();
  expect(await screen.findByText('2 bikes')).toBeVisible();
  expect(screen.queryByText('Failed to load listings.')).not.toBeInTheDocument();
});

test('nothing found offers to clear all filters', async () => {
  response(bikeWires(3));
  const { user } = await visit('/bikes/listings?priceMin=5000');
  expect(await screen.findByText('No bikes found matching your criteria.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByText('3 bikes')).toBeVisible();
  expect(priceField('From')).toHaveValue('0');
  await waitFor(() => {
    expect(address()).toBe('/bikes/listings');
  });
});

test('price and listing type filter, and the address follows', async () => {
  response(bikeWires(12));
  const { user } = await visit('/bikes/listings');
  await screen.findByText('12 bikes');
  const entries = window.history.length;
  await user.clear(priceField('From'));
  await user.type(priceField('From'), '300');
  await user.clear(priceField('To'));
  await user.type(priceField('To'), '600');
  expect(await screen.findByText('4 bikes')).toBeVisible();
  await user.click(filters().getByRole('radio', { name: 'Sale' }));
  expect(await screen.findByText('2 bikes')).toBeVisible();
  await waitFor(() => {
    expect(cards()).toHaveLength(2);
    expect(address()).toBe('/bikes/listings?listingType=sale&priceMin=300&priceMax=600');
  });
  expect(window.history.length).toBe(entries);
});

test('an address brings its filters along; its nonsense is ignored or told', async () => {
  response(bikeWires(12));
  await visit(
    '/bikes/listings?listingType=sale&priceMin=%F0%9F&color=Red&brand=Tesla&yearMin=2001',
  );
  expect(await screen.findByText('6 bikes')).toBeVisible();
  expect(filters().getByRole('radio', { name: 'Sale' })).toBeChecked();
  expect(filters().getByRole('button', { name: 'Red' })).toHaveAttribute('aria-pressed', 'true');
  expect(filters().getByLabelText('Brand')).toHaveValue('');
  expect(priceField('From')).toHaveAccessibleDescription('Enter a number.');
});

test('an open bike is in the title', async () => {
  response([bikeWire(1, { title: 'Island Cruiser' })]);
  await visit('/bikes/listings?bike=bike-1');
  await waitFor(() => {
    expect(document.title).toBe('Island Cruiser | Bikes for Sale | Dushi Market');
  });
});

test('every option and default of the filters is there', async () => {
  response(bikeWires(1));
  await visit('/bikes/listings');
  await screen.findByText('1 bike');
  const names = (role: string, group: string) =>
    within(filters().getByRole('group', { name: group }))
      .getAllByRole(role)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  expect(names('button', 'Category')).toEqual([
    'Standard',
    'Cruiser',
    'Sportbike',
    'Touring',
    'Adventure',
    'Scooter',
  ]);
  expect(names('button', 'Color')).toEqual(['Black', 'White', 'Red', 'Blue', 'Green', 'Orange']);
  const options = (label: string) =>
    within(filters().getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(options('Brand')).toEqual([
    'Any brand',
    'Yamaha',
    'Honda',
    'KTM',
    'Suzuki',
    'BMW',
    'Royal Enfield',
  ]);
  expect(options('Area')).toEqual([
    'All of Aruba',
    'Oranjestad',
    'San Nicolas',
    'Paradera',
    'Santa Cruz',
  ]);
  expect(priceField('From')).toHaveValue('0');
  expect(priceField('To')).toHaveValue('9999999');
  const years = within(filters().getByRole('group', { name: 'Year' }));
  expect(years.getByLabelText('From')).toHaveValue('1990');
  expect(years.getByLabelText('To')).toHaveValue(String(new Date().getFullYear()));
  expect(filters().getByRole('radio', { name: 'All' })).toBeChecked();
});

test('what does not filter yet keeps its state, says so and does not count', async () => {
  response(bikeWires(5));
  const { user } = await visit('/bikes/listings');
  await screen.findByText('5 bikes');
  const cruiser = filters().getByRole('button', { name: 'Cruiser' });
  await user.click(cruiser);
  await user.selectOptions(filters().getByLabelText('Area'), 'Paradera');
  expect(cruiser).toHaveAttribute('aria-pressed', 'true');
  expect(filters().getByRole('group', { name: 'Category' })).toHaveAccessibleDescription(
    'We keep the choices below, but they do not filter the list yet.',
  );
  expect(screen.getByText('5 bikes')).toBeVisible();
  expect(screen.queryByLabelText(/ active$/)).not.toBeInTheDocument();
  await waitFor(() => {
    expect(address()).toBe('/bikes/listings?category=Cruiser&area=Paradera');
  });
  await user.click(cruiser);
  expect(cruiser).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['9000', '4000', 'The lowest price is above the highest.'],
  ['many', '9999999', 'Enter a number.'],
])('prices from %s to %s: %s', async (from, to, text) => {
  response(bikeWires(7));
  const { user } = await visit('/bikes/listings');
  await screen.findByText('7 bikes');
  await user.clear(priceField('From'));
  await user.type(priceField('From'), from);
  await user.clear(priceField('To'));
  await user.type(priceField('To'), to);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(priceField('From')).toBeInvalid();
  expect(priceField('From')).toHaveAccessibleDescription(text);
  expect(screen.getByText('7 bikes')).toBeVisible();
});

test('back restores the filters of an earlier visit to the list', async () => {
  response(bikeWires(10));
  const { user } = await visit('/bikes/listings?listingType=sale');
  await screen.findByText('5 bikes');
  await user.click(screen.getByRole('link', { name: 'Wishlist, 0 items' }));
  await screen.findByText('Wishlist - Coming Soon');
  act(() => {
    window.history.back();
  });
  expect(await screen.findByText('5 bikes')).toBeVisible();
  expect(filters().getByRole('radio', { name: 'Sale' })).toBeChecked();
});

test('the address follows a choice at once, so a bike that is opened next leads back to it', async () => {
  response(bikeWires(10));
  const { user } = await visit('/bikes/listings');
  await screen.findByText('10 bikes');
  await user.click(filters().getByRole('radio', { name: 'Auction' }));
  expect(address()).toBe('/bikes/listings?listingType=auction');
  const [link] = screen.getAllByRole('link', { name: 'View Bike' });
  await user.click(link ?? document.body);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(address()).toBe('/bikes/listings?listingType=auction');
  expect(filters().getByRole('radio', { name: 'Auction' })).toBeChecked();
});

test('so does a link that is followed next', async () => {
  response(bikeWires(10));
  const { user } = await visit('/bikes/listings');
  await screen.findByText('10 bikes');
  await user.click(filters().getByRole('radio', { name: 'Auction' }));
  await user.click(screen.getByRole('link', { name: 'Wishlist, 0 items' }));
  await screen.findByText('Wishlist - Coming Soon');
  act(() => {
    window.history.back();
  });
  expect(await screen.findByText('5 bikes')).toBeVisible();
  expect(filters().getByRole('radio', { name: 'Auction' })).toBeChecked();
});

test('other filters bring the first matches into view, other choices do not', async () => {
  response(bikeWires(12));
  const { user } = await visit('/bikes/listings');
  await screen.findByText('12 bikes');
  const intoView = jest.fn();
  const results = screen.getByRole('region', { name: 'Results' });
  Object.assign(results, {
    scrollIntoView: intoView,
    getBoundingClientRect: () => new DOMRect(0, -900, 800, 4_000),
  });
  await user.click(filters().getByRole('button', { name: 'Cruiser' }));
  expect(intoView).not.toHaveBeenCalled();
  await user.click(filters().getByRole('radio', { name: 'Auction' }));
  expect(intoView).toHaveBeenCalledTimes(1);
});

test('the filters open and close on a phone', async () => {
  response(bikeWires(1));
  const { user } = await visit('/bikes/listings');
  const toggle = screen.getByRole('button', { name: 'Show Filters' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(screen.getByRole('button', { name: 'Hide Filters' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await screen.findByText('1 bike');
});

test('View Bike opens a dialog with an address; closing brings back the list and the focus', async () => {
  response(bikeWires(3));
  const { user } = await visit('/bikes/listings?listingType=sale');
  // The count is there a moment before the cards.
  const card = within(await screen.findByRole('article', { name: 'Bike 3' }));
  expect(cards()).toHaveLength(2);
  const link = card.getByRole('link', { name: 'View Bike' });
  expect(link).toHaveAttribute('href', '/bikes/listings?listingType=sale&bike=bike-3');
  await user.click(link);
  const dialog = screen.getByRole('dialog', { name: 'Bike 3' });
  expect(address()).toBe('/bikes/listings?listingType=sale&bike=bike-3');
  expect(within(dialog).getByText('Description of bike 3')).toBeVisible();
  expect(within(dialog).getByText('AWG 300')).toBeVisible();
  expect(within(dialog).getByText('For sale')).toBeVisible();
  expect(within(dialog).getByText('2 pictures')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(address()).toBe('/bikes/listings?listingType=sale');
  expect(link).toHaveFocus();
});

test('the pictures are chosen by press and by arrow keys', async () => {
  response([bikeWire(1, { images: ['a.webp', 'b.webp', 'c.webp'] })]);
  const { user } = await visit('/bikes/listings?bike=bike-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bike 1' }));
  const shown = () => dialog.getByRole('img').getAttribute('src');
  expect(shown()).toBe('/uploads/a.webp?w=640');
  await user.click(dialog.getByRole('button', { name: 'Picture 2 of 3' }));
  expect(shown()).toBe('/uploads/b.webp?w=640');
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('button', { name: 'Picture 3 of 3' })).toHaveFocus();
  expect(shown()).toBe('/uploads/c.webp?w=640');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('/uploads/a.webp?w=640');
  await user.keyboard('{End}');
  expect(dialog.getByRole('button', { name: 'Picture 3 of 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('Tab stays inside the dialog', async () => {
  response(bikeWires(2));
  const { user } = await visit('/bikes/listings?bike=bike-1');
  const dialog = await screen.findByRole('dialog', { name: 'Bike 1' });
  expect(within(dialog).getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
  const stops = within(dialog).getAllByRole('button').length;
  for (let step = 0; step <= stops; step++) {
    await user.tab();
    expect(within(dialog).getAllByRole('button')[(step + 1) % stops]).toHaveFocus();
  }
});

test('an address of a bike that is gone says so', async () => {
  response(bikeWires(2));
  const { user } = await visit('/bikes/listings?bike=none');
  expect(
    await screen.findByRole('dialog', { name: 'This bike is not listed any more.' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See all bikes' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(address()).toBe('/bikes/listings');
});

test('the link of a bike is copied', async () => {
  response(bikeWires(2));
  const { user } = await visit('/bikes/listings?bike=bike-1');
  await screen.findByRole('dialog', { name: 'Bike 1' });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(window.location.href);
});

describe('in Dutch', () => {
  const dutchFilters = () => within(screen.getByRole('region', { name: 'Filters' }));
  const dutchPrices = () => within(dutchFilters().getByRole('group', { name: 'Prijs in AWG' }));

  test('every text of ours is Dutch; what the backend says is marked as English', async () => {
    response([
      bikeWire(1, { title: 'Island Cruiser', price: 12_500 }),
      bikeWire(2, { price: 'AWG 4,500' }),
      bikeWire(3, { price: null }),
    ]);
    await visit('/nl/bikes/listings?listingType=sale');
    expect(await screen.findByRole('heading', { name: '2 tweewielers' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tweewielers te koop' })).toBeVisible();
    const card = within(await screen.findByRole('article', { name: 'Island Cruiser' }));
    expect(card.getByRole('heading')).toHaveAttribute('lang', 'en');
    expect(card.getByText('Description of bike 1')).toHaveAttribute('lang', 'en');
    expect(card.getByText('AWG 12.500')).not.toHaveAttribute('lang');
    expect(card.getByText('Verkoop')).not.toHaveAttribute('lang');
    expect(card.getByRole('img', { name: 'Island Cruiser, foto 1' })).toHaveAttribute('lang', 'en');
    expect(card.getByRole('link', { name: 'Bekijken' })).toHaveAttribute(
      'href',
      '/nl/bikes/listings?listingType=sale&bike=bike-1',
    );
    expect(screen.getByText('AWG op aanvraag')).not.toHaveAttribute('lang');
    expect(dutchFilters().getByRole('radio', { name: 'Alles' })).not.toBeChecked();
    expect(dutchFilters().getByLabelText('Merk')).toHaveDisplayValue('Elk merk');
    expect(screen.getByLabelText('1 actief')).toHaveTextContent('1');
  });

  test('a price that the backend has written is marked as English', async () => {
    response([bikeWire(1, { price: 'AWG 4,500' })]);
    await visit('/nl/bikes/listings');
    expect(await screen.findByRole('heading', { name: '1 tweewieler' })).toBeVisible();
    expect(screen.getByText('AWG 4,500')).toHaveAttribute('lang', 'en');
  });

  test('options have Dutch names and English values', async () => {
    response(bikeWires(2));
    const { user } = await visit('/nl/bikes/listings');
    await screen.findByText('2 tweewielers');
    await user.click(dutchFilters().getByRole('button', { name: 'Sportmotor' }));
    await user.click(dutchFilters().getByRole('button', { name: 'Zwart' }));
    expect(dutchFilters().getByText(': Zwart')).toBeVisible();
    await user.click(dutchFilters().getByRole('radio', { name: 'Veiling' }));
    expect(address()).toBe('/nl/bikes/listings?listingType=auction&category=Sportbike&color=Black');
  });

  test('numbers are typed the Dutch way, plain in the address, and follow to another language', async () => {
    response(bikeWires(20));
    const { user, store } = await visit('/nl/bikes/listings');
    await screen.findByText('20 tweewielers');
    const field = dutchPrices().getByLabelText('Van');
    await user.clear(field);
    await user.type(field, '1.500,50');
    expect(await screen.findByText('5 tweewielers')).toBeVisible();
    expect(field).toHaveValue('1.500,50');
    expect(address()).toBe('/nl/bikes/listings?priceMin=1500.5');
    await act(async () => {
      await loadMessages('en');
      store.dispatch(navigate('/bikes/listings?priceMin=1500.5', 'push', 'en'));
    });
    expect(await screen.findByText('5 bikes')).toBeVisible();
    expect(priceField('From')).toHaveValue('1500.5');
  });

  test('what is wrong with a range is told in the language of the page', async () => {
    response(bikeWires(7));
    await visit('/nl/bikes/listings?priceMin=9000.5&priceMax=4000&yearMin=oud');
    await screen.findByText('7 tweewielers');
    expect(dutchPrices().getByLabelText('Van')).toHaveValue('9000,5');
    expect(dutchPrices().getByLabelText('Van')).toHaveAccessibleDescription(
      'De laagste prijs ligt boven de hoogste.',
    );
    const years = within(dutchFilters().getByRole('group', { name: 'Jaar' }));
    expect(years.getByLabelText('Van')).toHaveAccessibleDescription('Vul een getal in.');
  });

  test('the dialog of a bike is Dutch around the words of the backend', async () => {
    response([bikeWire(1, { title: 'Island Cruiser' })]);
    const { user } = await visit('/nl/bikes/listings?bike=bike-1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Island Cruiser' }));
    expect(dialog.getByRole('heading')).toHaveAttribute('lang', 'en');
    expect(dialog.getByRole('img', { name: 'Island Cruiser, foto 1' })).toHaveAttribute(
      'lang',
      'en',
    );
    expect(dialog.getByText('Te koop')).toBeVisible();
    expect(dialog.getByText('2 foto’s')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Foto 2 van 2' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Link kopiëren' }));
    expect(await dialog.findByRole('button', { name: 'Link gekopieerd' })).toBeVisible();
    await user.click(dialog.getAllByRole('button', { name: 'Sluiten' })[0] ?? document.body);
    await waitFor(() => {
      expect(address()).toBe('/nl/bikes/listings');
    });
  });

  test('a failure, and an address of a bike that is gone, are told in Dutch', async () => {
    server.use(http.get(LISTINGS, () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user } = await visit('/nl/bikes/listings?bike=none');
    expect(await screen.findByText('Je filters blijven bewaard.')).toBeVisible();
    response([]);
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(
      await screen.findByRole('dialog', { name: 'Deze tweewieler staat niet meer te koop.' }),
    ).toBeVisible();
    expect(await screen.findByText('Kom later terug.')).toBeInTheDocument();
  });
});

test.each([
  ['nl', ['0 tweewielers', '1 tweewieler', '2 tweewielers']],
  ['es', ['0 anuncios', '1 anuncio', '2 anuncios']],
  ['pap', ['0 anuncio', '1 anuncio', '2 anuncio']],
] as const)('bikes are counted in %s', async (language, counts) => {
  response(bikeWires(2));
  for (const [priceMin, text] of [201, 101, 0].map((from, at) => [from, counts[at]] as const)) {
    await visit(`/${language}/bikes/listings?priceMin=${String(priceMin)}`);
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    leave?.();
  }
});

test.each([
  '/bikes/listings',
  '/bikes/listings?bike=bike-1',
  '/bikes/listings?priceMin=7&priceMax=5',
])('axe finds nothing at %s', async (href) => {
  response(bikeWires(3));
  const { container } = await visit(href);
  await screen.findByText('3 bikes');
  expect(await axe(container)).toHaveNoViolations();
});
