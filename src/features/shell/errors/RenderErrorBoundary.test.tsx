import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../../app/routes';
import { loadMessages } from '../../../shared/i18n/messages';
import { renderApp } from '../../../testing/renderApp';
import { renderPart } from '../../../testing/renderPart';
import { RenderErrorBoundary } from './RenderErrorBoundary';

const SENTENCE = 'Something went wrong while loading the page.';

function Crash(): never {
  throw new Error('boom');
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});

// spec §8.3
test('a crash shows a sentence, a reload and a way home', async () => {
  renderPart(
    <RenderErrorBoundary>
      <Crash />
    </RenderErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
  // The crash page is a lazy chunk, which may fail too: a sentence and a reload are always there.
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: SENTENCE })).toBeVisible();
  expect(screen.getByText('It is not your fault. Reloading usually helps.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

  expect(await screen.findByRole('link', { name: 'Back to the shop' })).toHaveAttribute(
    'href',
    '/',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('the crash page speaks the language of the address, and leads to its Home', async () => {
  const crash = (
    <RenderErrorBoundary>
      <Crash />
    </RenderErrorBoundary>
  );
  const { unmount } = renderPart(crash, '/nl/cart');
  // Its messages are not loaded yet; the loaded ones are the fallback.
  expect(screen.getByRole('heading', { level: 1, name: SENTENCE })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Back to the shop' })).toHaveAttribute(
    'href',
    '/nl',
  );
  unmount();
  await loadMessages('nl');
  renderPart(crash, '/nl/cart');
  expect(await screen.findByRole('button', { name: 'Opnieuw laden' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terug naar de winkel' })).toHaveAttribute('href', '/nl');
});

/** Fails like React where browser translation replaced a node. */
function Displaced({ when }: { readonly when: () => boolean }) {
  if (when()) throw new DOMException('The node is not a child of this node.', 'NotFoundError');
  return <p>Fine</p>;
}

test('what another has changed in the document is rendered anew, once', () => {
  let isReplaced = true;
  const { unmount } = renderPart(
    <RenderErrorBoundary>
      <Displaced
        when={() => {
          // React itself renders a failed component twice.
          const crashed = jest.mocked(console.error).mock.calls.length > 0;
          if (crashed) isReplaced = false;
          return isReplaced;
        }}
      />
    </RenderErrorBoundary>,
  );
  expect(screen.getByText('Fine')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  renderPart(
    <RenderErrorBoundary>
      <Displaced when={() => true} />
    </RenderErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
});

test('going elsewhere leaves the crash behind', () => {
  const { rerender } = renderPart(
    <RenderErrorBoundary resetKey="a">
      <Crash />
    </RenderErrorBoundary>,
  );
  rerender(
    <RenderErrorBoundary resetKey="b">
      <p>Fine</p>
    </RenderErrorBoundary>,
  );
  expect(screen.getByText('Fine')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a screen that cannot be fetched leaves the frame, and its links, as they are', async () => {
  const wishlist = routes.find(({ id }) => id === 'wishlist');
  if (!wishlist) throw new Error('no such route');
  jest.replaceProperty(wishlist, 'element', <Crash />);
  const { user } = await renderApp('/about');
  await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
  await user.click(screen.getByRole('link', { name: /^Cart/ }));
  expect(await screen.findByRole('heading', { name: 'Cart - Coming Soon' })).toBeVisible();
});

test('a crash is told', async () => {
  const wishlist = routes.find(({ id }) => id === 'wishlist');
  if (!wishlist) throw new Error('no such route');
  jest.replaceProperty(wishlist, 'element', <Crash />);
  await renderApp('/wishlist');
  expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
  const told = jest
    .mocked(console.error)
    .mock.calls.filter(([text]) => text === 'Rendering failed:');
  expect(told).toHaveLength(1);
});

test('a part of the page fails alone', () => {
  renderPart(
    <RenderErrorBoundary fallback={<p>The menu did not load.</p>}>
      <Crash />
    </RenderErrorBoundary>,
  );
  expect(screen.getByText('The menu did not load.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
