import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyPart } from './lazyPart';

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? 'It is missing.' : this.props.children;
  }
}

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

/** Fails at the first request, as offline. */
const failsOnce = () =>
  jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('cut'));

test('what was preloaded renders at once', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting));
  await Part.preload();
  render(<Part name="Ana" fallback="Loading" />);
  expect(screen.getByText('Hello Ana')).toBeVisible();
});

test('a failure to load reaches the boundary; the next mount loads again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Part = lazyPart(failsOnce());
  const part = (
    <Boundary>
      <Part name="Ana" fallback="Loading" />
    </Boundary>
  );
  const { unmount } = render(part);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('It is missing.')).toBeVisible();
  unmount();
  render(part);
  expect(await screen.findByText('Hello Ana')).toBeVisible();
});

test('a required part is loaded again by itself', async () => {
  const load = failsOnce();
  const Part = lazyPart(load, { isRequired: true });
  render(<Part name="Ana" fallback="Loading" />);
  await act(() => Promise.resolve());
  expect(screen.getByText('Loading')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello Ana')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
