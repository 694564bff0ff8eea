import { screen, within } from '@testing-library/react';
import { renderPart } from '../../testing/renderPart';
import { testShop } from '../../testing/testShop';
import { categoriesMessages } from './categoriesMessages';
import { Sidebar } from './Sidebar';
import { type SidebarCategory, sidebarCategories } from './sidebarCategories';

const types = [
  { id: 't1', name: 'SUVs', slug: 'suvs', count: 1_130 },
  { id: 't2', name: 'Vans', slug: 'vans', count: 12 },
];

const builtIn = () =>
  sidebarCategories({
    platforms: testShop.platforms,
    bikes: testShop.bikes,
    messages: categoriesMessages.in('en'),
    types,
  });

const urlOf = (id: string) => testShop.platforms.find((platform) => platform.id === id)?.url ?? '';

/** The sidebar alone, because Home hides it below the width of a desktop, as in jsdom. */
const renderSidebar = (categories: readonly SidebarCategory[], href = '/') =>
  renderPart(<Sidebar categories={categories} />, href);

const sidebar = () => within(screen.getByRole('navigation', { name: 'Shop By Category' }));
const button = (name: string) => sidebar().getByRole('button', { name: new RegExp(`^${name}`) });
const openCategories = () =>
  sidebar()
    .getAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent);

// spec §2.40, §3.8
test('each category shows its count, and the popular ones are hot', () => {
  renderSidebar(builtIn());
  const rows = sidebar().getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Cars Hot (1,142 items)',
    'Real Estate Hot (850 items)',
    'Bikes (320 items)',
    'Stays (420 items)',
    'Water Sports (180 items)',
    'Nail Services Hot (95 items)',
  ]);
});

// spec §2.41
test('a click opens the subcategories with their counts, another one closes them', async () => {
  const { user } = renderSidebar(builtIn());
  expect(button('Cars')).toHaveAttribute('aria-expanded', 'false');
  expect(sidebar().queryByRole('link', { name: /^SUVs/ })).not.toBeInTheDocument();
  await user.click(button('Cars'));
  expect(button('Cars')).toHaveAttribute('aria-expanded', 'true');
  // Followed by those of Bikes, which is open.
  const links = sidebar().getAllByRole('link');
  expect(links.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'SUVs (1,130 items) (opens in a new tab)',
    'Vans (12 items) (opens in a new tab)',
    'View All Cars → (opens in a new tab)',
  ]);
  expect(links[2]).toHaveAttribute('href', urlOf('cars'));
  await user.click(button('Cars'));
  expect(sidebar().queryByRole('link', { name: /^SUVs/ })).not.toBeInTheDocument();
});

// spec §4.19
test('bikes stand open at first, and several categories may be open at once', async () => {
  const { user } = renderSidebar(builtIn());
  expect(openCategories()).toEqual(['Bikes (320 items)']);
  await user.click(button('Stays'));
  expect(openCategories()).toEqual(['Bikes (320 items)', 'Stays (420 items)']);
});

// spec §2.42, §3.8
test('a category without subcategories is a link that opens in a new tab', () => {
  renderSidebar(builtIn().map((category) => ({ ...category, subcategories: [] })));
  expect(sidebar().queryByRole('button')).not.toBeInTheDocument();
  for (const [name, href] of [
    ['Real Estate', urlOf('real-estate')],
    ['Bikes', '/bikes/listings'],
    ['Stays', urlOf('stays')],
    ['Water Sports', urlOf('water-sports')],
    ['Nail Services', urlOf('nail-services')],
  ] as const) {
    const row = sidebar().getByRole('link', { name: new RegExp(`^${name}`) });
    expect(row).toHaveAttribute('href', href);
    expect(row).toHaveAttribute('target', '_blank');
  }
});

// spec §4.20
test('a category that nobody counted shows no count', () => {
  const [category] = builtIn();
  if (!category) throw new Error('no category');
  renderSidebar([{ ...category, count: null, subcategories: [] }]);
  expect(sidebar().getByRole('link')).toHaveTextContent(/^Cars Hot \(opens in a new tab\)$/);
});

// spec §2.43
test('links to other sites open in a new tab; a subcategory without a link has that of its category', async () => {
  const { user } = renderSidebar(builtIn());
  for (const name of ['Cars', 'Real Estate']) await user.click(button(name));
  for (const [name, href] of [
    [/^Vans/, `${urlOf('cars')}/vans`],
    [/^Apartments/, urlOf('real-estate')],
    [/^View All Real Estate →/, urlOf('real-estate')],
  ] as const) {
    const link = sidebar().getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const scooters = sidebar().getByRole('link', { name: /^Scooters/ });
  expect(scooters).toHaveAttribute('href', '/bikes/listings');
  expect(scooters).not.toHaveAttribute('target');
});

// spec §4.21
test('without categories nothing is rendered', () => {
  const { container } = renderSidebar([]);
  expect(container).toBeEmptyDOMElement();
});
