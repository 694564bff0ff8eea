import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { backendPaths } from '../../../shared/config/backendPaths';
import { BACKEND, server } from '../../../testing/mswServer';
import { renderApp } from '../../../testing/renderApp';

export const LISTINGS = BACKEND + backendPaths.listings;

let leave: (() => void) | undefined;

/** Renders the shop at an address of Bikes; unmounted after the test. */
export async function visitBikes(href: string, options?: Parameters<typeof renderApp>[1]) {
  const view = await renderApp(href, options);
  ({ leave } = view);
  return view;
}

afterEach(() => {
  leave?.();
});

export function mockListings(listings: unknown) {
  server.use(http.get(LISTINGS, () => HttpResponse.json({ data: listings })));
}

export const filters = () => within(screen.getByRole('region', { name: 'Filters' }));
export const priceField = (name: 'From' | 'To') =>
  within(filters().getByRole('group', { name: 'Price in AWG' })).getByLabelText(name);
export const cards = () => screen.queryAllByRole('article');
export const address = () => window.location.pathname + window.location.search;
