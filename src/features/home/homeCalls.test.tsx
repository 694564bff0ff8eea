import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { mockHomeBackend } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';

const PATHS = {
  banners: '/api/v1/banners',
  categories: '/api/v1/categories-enhanced',
} as const;

// spec §7.19
test('banners and categories are requested in parallel', async () => {
  const requested: string[] = [];
  mockHomeBackend();
  server.use(
    ...Object.values(PATHS).map((path) =>
      http.get(BACKEND + path, async () => {
        requested.push(path);
        await delay('infinite');
      }),
    ),
  );
  const { leave } = await renderApp('/');
  await waitFor(() => {
    expect(new Set(requested)).toEqual(new Set(Object.values(PATHS)));
  });
  leave();
});

// spec §9.7
test('a window that gets the focus requests nothing', async () => {
  const arrivals = mockHomeBackend();
  const { user } = await renderApp('/');
  await screen.findAllByRole('article');
  const count = () => arrivals.filter(({ body }) => body === null).length;
  const before = count();
  fireEvent.focus(window);
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event('visibilitychange'));
  // What is fetched on purpose comes after what the focus would have fetched.
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => {
    expect(count()).toBe(before + 1);
  });
});
