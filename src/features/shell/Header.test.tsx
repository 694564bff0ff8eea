import { fireEvent, screen, within } from '@testing-library/react';
import { selectLocation } from '../../router/locationSlice';
import { renderApp } from '../../testing/renderApp';
import { testShop } from '../../testing/testShop';

const banner = () => within(screen.getByRole('banner'));

// spec §2.32
test('the logo, wishlist, cart and account lead where the specification says', async () => {
  await renderApp('/about');
  const links = [
    ['Dushi Market, home', '/'],
    ['Wishlist, 0 items', '/wishlist'],
    ['Cart, 0 items', '/cart'],
    ['Log in', '/login'],
    ['Sign up', '/signup'],
  ] as const;
  for (const [name, href] of links) {
    expect(banner().getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(banner().getAllByText('0')).toHaveLength(2);
});

// spec §2.34
test.each([
  ['straw hat{Enter}', '?q=straw%20hat'],
  ['  straw hat  {Enter}', '?q=straw%20hat'],
  ['50% & más{Enter}', '?q=50%25%20%26%20m%C3%A1s'],
])('searching for "%s" leads to /search%s', async (typed, search) => {
  const { store, user } = await renderApp('/about');
  await user.type(screen.getByPlaceholderText("I'm shopping for...."), typed);
  expect(selectLocation(store.getState())).toMatchObject({ pathname: '/search', search });
  expect(await screen.findByRole('heading', { name: 'Search - Coming Soon' })).toBeVisible();
});

// spec §2.32, §2.34
test('the Search button searches too, and the field says what was asked for', async () => {
  const { store, user } = await renderApp('/about');
  await user.type(screen.getByRole('searchbox'), 'boat');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(selectLocation(store.getState()).search).toBe('?q=boat');
  expect(screen.getByRole('searchbox')).toHaveValue('boat');
});

// spec §5.9
test.each(['{Enter}', '   {Enter}'])('a search for nothing ("%s") goes nowhere', async (typed) => {
  const { store, user } = await renderApp('/about');
  await user.type(screen.getByRole('searchbox'), typed);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(selectLocation(store.getState()).pathname).toBe('/about');
});

// spec §2.33
test('the categories open the platforms in a new tab that learns nothing of us', async () => {
  const { user } = await renderApp('/about');
  await user.click(banner().getByRole('button', { name: 'Categories' }));
  for (const { name, url } of testShop.platforms) {
    const link = await banner().findByRole('link', {
      name: new RegExp(`^${name}.*opens in a new tab`),
    });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

// spec §1.10
test.each([
  ['Vehicle types', '/vehicles'],
  ['Bikes for Sale', '/bikes/listings'],
])('%s is one of our own screens', async (name, href) => {
  const { user } = await renderApp('/about');
  await user.click(banner().getByRole('button', { name: 'Categories' }));
  const link = await banner().findByRole('link', { name: new RegExp(`^${name}`) });
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
});

describe('in Dutch', () => {
  test('the search stays in Dutch, without scripts too', async () => {
    const { store, user } = await renderApp('/nl/about');
    expect(screen.getByRole('search', { name: 'Winkel' })).toHaveAttribute('action', '/nl/search');
    await user.type(screen.getByPlaceholderText('Ik zoek...'), 'hoed{Enter}');
    expect(selectLocation(store.getState())).toMatchObject({
      language: 'nl',
      pathname: '/search',
      search: '?q=hoed',
    });
    expect(screen.getByRole('searchbox', { name: 'Waar ben je naar op zoek?' })).toHaveValue(
      'hoed',
    );
  });
});

describe('the category disclosure', () => {
  const toggle = () => banner().getByRole('button', { name: 'Categories' });
  const open = async () => {
    const view = await renderApp('/about');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await view.user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await banner().findByRole('link', { name: /^Cars/ });
    return view;
  };

  test('closes by Escape, and the focus returns', async () => {
    const { user } = await open();
    await user.tab();
    expect(banner().getByRole('link', { name: /^Cars/ })).toHaveFocus();
    fireEvent.keyDown(toggle(), { key: 'Escape', isComposing: true });
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  test('closes by its button', async () => {
    const { user } = await open();
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by a press beside it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('contentinfo'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when the focus goes on', async () => {
    // The disclosure is for wide screens, where the search follows it.
    jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.startsWith('(min-width'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { user } = await open();
    for (let stop = 0; stop < 8; stop++) await user.tab();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when one of our screens was chosen', async () => {
    const { user } = await open();
    await user.click(banner().getByRole('link', { name: /^Log in/ }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});
