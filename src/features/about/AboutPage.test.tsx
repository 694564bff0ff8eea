import { screen, within } from '@testing-library/react';
import { setShop } from '../../shared/shop/currentShop';
import { renderApp } from '../../testing/renderApp';
import { sectionOf } from '../../testing/sectionOf';
import { testShop, testShops } from '../../testing/testShop';

afterEach(() => {
  setShop(testShops);
});

const main = () => within(screen.getByRole('main'));

// spec §1.4, §2.28
test('a hero says who we are, over a picture: the one heading and a text', async () => {
  await renderApp('/about');
  const { title, lead, scene } = testShop.about;
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(main().getByText(lead)).toBeVisible();
  const views = main().getAllByRole('presentation');
  expect(views.map((view) => view.getAttribute('src'))).toContain(scene.tall);
});

// spec §1.7, §2.28
test('the claims stand as stats', async () => {
  await renderApp('/about');
  const stats = within(main().getByRole('list', { name: 'In figures' }));
  expect(stats.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '50K+ active users',
    '5+ platform services',
    '99.9% uptime',
    '4.8/5 rating',
  ]);
});

// spec §2.28
test.each(['Mission', 'Values', 'Vision'])('%s is told', async (name) => {
  await renderApp('/about');
  expect(main().getByRole('heading', { name })).toBeVisible();
});

// spec §2.29
test('each of the five platforms has its Explore Platform, in a new tab', async () => {
  await renderApp('/about');
  const links = main().getAllByRole('link', { name: /^Explore Platform/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    testShop.platforms.map(({ url }) => url),
  );
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

// spec §2.30
test('the team is shown by role', async () => {
  await renderApp('/about');
  const team = within(sectionOf('The team'));
  expect(team.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Customer care',
    'Seller success',
    'Engineering',
    'Island partners',
  ]);
});

// spec §2.31
test.each([
  ['Call us', 'tel:+2975550100'],
  ['Open the map (opens in a new tab)', testShop.contact.mapUrl],
  ['Write to us', `mailto:${testShop.contact.email}`],
])('%s leads to %s', async (name, href) => {
  await renderApp('/about');
  expect(main().getByRole('link', { name })).toHaveAttribute('href', href);
});

test('About tells what another shop is', async () => {
  const [platform] = testShop.platforms;
  const [role] = testShop.about.roles;
  if (!platform || !role) throw new Error('the built-in shop has some');
  setShop({
    en: {
      ...testShop,
      name: 'Bunita',
      platforms: [platform],
      about: {
        ...testShop.about,
        title: 'The prettiest of Bonaire',
        mission: 'A short one.',
        platformsTitle: 'Our platform',
        roles: [{ ...role, name: 'Divers' }],
      },
    },
  });
  await renderApp('/about');
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('The prettiest of Bonaire');
  expect(main().getByText('A short one.')).toBeVisible();
  const platforms = within(sectionOf('Our platform'));
  expect(platforms.getAllByRole('link')).toHaveLength(1);
  const team = within(sectionOf('The team'));
  expect(team.getByText('Who does what at Bunita')).toBeVisible();
  expect(team.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Divers',
  ]);
});
