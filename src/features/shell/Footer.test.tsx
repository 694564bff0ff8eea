import { screen, within } from '@testing-library/react';
import { setShop } from '../../shared/shop/currentShop';
import { renderApp } from '../../testing/renderApp';
import { sectionOf } from '../../testing/sectionOf';
import { testShop, testShops } from '../../testing/testShop';

afterEach(() => {
  setShop(testShops);
});

const footer = () => within(screen.getByRole('contentinfo'));

// spec §1.8
test.each([
  'Free delivery on all platform services',
  '30-day return policy',
  'Secure checkout',
  '24/7 support',
])('the footer promises "%s"', async (promise) => {
  await renderApp('/about');
  expect(footer().getByText(promise)).toBeVisible();
});

// spec §1.1, §2.36
test('it says where the shop is and what it counts in', async () => {
  await renderApp('/about');
  const { address, email, mapUrl, phone } = testShop.contact;
  expect(address).toMatch(/Aruba/);
  expect(footer().getByRole('link', { name: new RegExp(address) })).toHaveAttribute('href', mapUrl);
  expect(footer().getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+2975550100');
  expect(footer().getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(footer().getByText('AWG')).toBeVisible();
});

// spec §2.37
test.each([
  ['Company', 'About Us', '/about'],
  ['Customer Service', 'Contact Us', '/contact'],
  ['Customer Service', 'Help Center', '/help'],
])('%s has %s', async (group, name, href) => {
  await renderApp('/about');
  const links = within(sectionOf(group));
  expect(links.getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
])('the legal strip leads to %s', async (name, href) => {
  await renderApp('/about');
  expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
});

test('or to where the owner has the texts', async () => {
  setShop({ en: { ...testShop, privacy: 'https://shop.example/privacy' } });
  await renderApp('/about');
  const link = footer().getByRole('link', { name: 'Privacy (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://shop.example/privacy');
  expect(footer().getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
});

// spec §2.38
test('Our Services and the social links open other sites in a new tab', async () => {
  await renderApp('/about');
  const services = within(sectionOf('Our Services'));
  for (const { name, url } of testShop.platforms) {
    const link = services.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
  }
  for (const { name, url } of testShop.social) {
    const link = footer().getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('in Papiamento it says the same, and its links stay in Papiamento', async () => {
  await renderApp('/pap/about');
  expect(footer().getByText('Tur loke ta dushi riba e isla, na un solo luga.')).toBeVisible();
  expect(footer().getByText('Entrega gratis riba tur plataforma')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Moneda AWG');
  const links = within(sectionOf('Servicio na cliente'));
  expect(links.getByRole('link', { name: 'Tuma contacto' })).toHaveAttribute(
    'href',
    '/pap/contact',
  );
  const services = within(sectionOf('Nos servicionan'));
  expect(services.getByRole('link', { name: /^Propiedad/ })).toBeVisible();
});
