import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { addressChanged, addressOf } from '../router/locationSlice';
import { backendPaths } from '../shared/config/backendPaths';
import { paths } from '../shared/config/paths';
import { withDevTools } from './devToolsHistory';
import { mockHomeBackend } from './homeBackend';
import { BACKEND, server } from './mswServer';
import { renderApp } from './renderApp';

/** Opens Home in a shop with DevTools. */
export async function visitHome() {
  mockHomeBackend();
  server.use(
    http.get(BACKEND + backendPaths.listings, () =>
      HttpResponse.json({
        data: [
          { _id: 1, title: 'Yamaha', price: 4500, categoryId: { slug: 'bike' } },
          { _id: 2, title: 'Honda', price: 900, categoryId: { slug: 'bike' } },
        ],
      }),
    ),
  );
  const view = await renderApp(paths.home, { environment: withDevTools });
  await screen.findAllByRole('article');
  return view;
}

/** Goes from Home, with a heart and another slide, to the bikes. */
export async function walkToBikes() {
  const view = await visitHome();
  const { user } = view;
  const [heart] = screen.getAllByRole('button', { name: /wishlist/i, pressed: false });
  if (heart) await user.click(heart);
  await user.click(screen.getByRole('button', { name: /next slide/i }));
  act(() => {
    view.store.dispatch(addressChanged(addressOf(paths.bikes, 'push')));
  });
  await screen.findAllByRole('link', { name: 'View Bike' });
  return view;
}
