import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectLocation } from '../../../router/locationSlice';
import { switchLanguage } from '../../shell/languages/switchLanguage';
import { bikeWire, bikeWires } from '../testing/bikeFixtures';
import { cards, mockListings, address, visitBikes } from '../testing/bikesVisit';

// spec §2.27
test('View Bike opens a dialog with an address; closing it restores the list and the focus', async () => {
  mockListings(bikeWires(3));
  const { user } = await visitBikes('/bikes/listings?listingType=sale');
  // The count renders before the cards.
  const card = within(await screen.findByRole('article', { name: 'Bike 3' }));
  expect(cards()).toHaveLength(2);
  const link = card.getByRole('link', { name: 'View Bike' });
  expect(link).toHaveAttribute('href', '/bikes/listings?listingType=sale&bike=bike-3');
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Bike 3' });
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

test('Escape right after the press keeps the dialog from opening', async () => {
  mockListings(bikeWires(1));
  await visitBikes('/bikes/listings');
  const link = await screen.findByRole('link', { name: 'View Bike' });
  let paint: FrameRequestCallback = () => undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    paint = run;
    return 1;
  });
  fireEvent.click(link);
  expect(address()).toBe('/bikes/listings?bike=bike-1');
  fireEvent.keyDown(link, { key: 'Escape' });
  act(() => {
    paint(0);
  });
  await waitFor(() => {
    expect(address()).toBe('/bikes/listings');
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a dialog that is closed before its address is rendered returns to the list, too', async () => {
  mockListings(bikeWires(1));
  const { store } = await visitBikes('/bikes/listings');
  const link = await screen.findByRole('link', { name: 'View Bike' });
  // The dialog comes in the render after the press.
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
  const isOpen = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!screen.queryByRole('dialog')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  link.click();
  await isOpen;
  screen.getAllByRole('button', { name: 'Close' })[0]?.click();
  await waitFor(() => {
    expect(address()).toBe('/bikes/listings');
  });
  expect(selectLocation(store.getState()).arrival).toBe('pop');
});

// spec §2.27
test('clicks and arrow keys select a picture', async () => {
  mockListings([bikeWire(1, { images: ['a.webp', 'b.webp', 'c.webp'] })]);
  const { user } = await visitBikes('/bikes/listings?bike=bike-1');
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

test('its buttons have only content that HTML allows', async () => {
  mockListings([bikeWire(1, { images: ['a.webp', 'b.webp', 'c.webp'] })]);
  await visitBikes('/bikes/listings?bike=bike-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bike 1' }));
  const buttons = dialog.getAllByRole('button');
  expect(buttons.length).toBeGreaterThan(4);
  for (const { innerHTML } of buttons) expect(innerHTML).not.toMatch(/<(?:div|p|ul|ol|h\d)\b/);
});

// spec §2.27
test('swiping changes the picture', async () => {
  mockListings([bikeWire(1, { images: ['a.webp', 'b.webp', 'c.webp'] })]);
  const { user } = await visitBikes('/bikes/listings?bike=bike-1');
  const dialog = within(await screen.findByRole('dialog'));
  const swipe = async (from: number, to: number, pointer = 'TouchA') => {
    const [target = document.body] = dialog.getAllByRole('img');
    await user.pointer([
      { keys: `[${pointer}>]`, target, coords: { clientX: from } },
      { keys: `[/${pointer}]`, target, coords: { clientX: to } },
    ]);
  };
  const isShown = (text: string) => {
    expect(dialog.getByRole('button', { name: text, current: true })).toBeInTheDocument();
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

test('a change of language keeps the selected picture; closing leads to the list in that language', async () => {
  mockListings([bikeWire(1, { images: ['a.webp', 'b.webp', 'c.webp'] }), bikeWire(2)]);
  const { store, user } = await visitBikes('/bikes/listings');
  const card = within(await screen.findByRole('article', { name: 'Bike 1' }));
  await user.click(card.getByRole('link', { name: 'View Bike' }));
  await user.click(await screen.findByRole('button', { name: 'Picture 2 of 3' }));
  // The language was requested before the bike was opened, and loads now.
  await act(() => store.dispatch(switchLanguage('nl')));
  expect(address()).toBe('/nl/bikes/listings?bike=bike-1');
  expect(screen.getByRole('button', { name: 'Foto 2 van 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(address()).toBe('/nl/bikes/listings');
  await user.click(card.getByRole('link'));
  expect(await screen.findByRole('button', { name: 'Foto 1 van 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a change of language keeps the selected picture of a bike that its address opened', async () => {
  mockListings([bikeWire(1, { images: ['a.webp', 'b.webp'] })]);
  const { store, user } = await visitBikes('/bikes/listings?bike=bike-1');
  await user.click(await screen.findByRole('button', { name: 'Picture 2 of 2' }));
  await act(() => store.dispatch(switchLanguage('nl')));
  expect(screen.getByRole('button', { name: 'Foto 2 van 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the address of a missing bike shows a message', async () => {
  mockListings(bikeWires(2));
  const { user } = await visitBikes('/bikes/listings?bike=none');
  expect(
    await screen.findByRole('dialog', { name: 'This bike is not listed any more.' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See all bikes' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(address()).toBe('/bikes/listings');
});

test('the message of a missing bike has a picture and a close button', async () => {
  mockListings(bikeWires(2));
  const { user } = await visitBikes('/bikes/listings?bike=none');
  const dialog = await screen.findByRole('dialog', { name: 'This bike is not listed any more.' });
  expect(within(dialog).getByRole('presentation')).toHaveAttribute('src');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
});

test('the link of a bike is copied', async () => {
  mockListings(bikeWires(2));
  const { user } = await visitBikes('/bikes/listings?bike=bike-1');
  await screen.findByRole('dialog', { name: 'Bike 1' });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(window.location.href);
});
