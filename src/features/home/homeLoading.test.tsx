import { act, screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { navigate } from '../../router/locationSlice';
import { hangHomeBackend, mockHomeBackend } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const splash = () => screen.queryByText('Loading Dushi Market...');

const useClockOfTest = () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
};

afterEach(() => {
  jest.useRealTimers();
});

// spec §4.1
test('the splash shows for 1 second, although everything is there', async () => {
  useClockOfTest();
  mockHomeBackend();
  await renderApp('/');
  await act(() => jest.advanceTimersByTimeAsync(990));
  expect(splash()).toBeInTheDocument();
  expect(screen.getByText('Please wait while we prepare your shopping experience')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(splash()).not.toBeInTheDocument();
});

// spec §4.2
test('while nothing comes the splash stays for 8 seconds; then the error view is retrying', async () => {
  useClockOfTest();
  hangHomeBackend();
  await renderApp('/');
  await act(() => jest.advanceTimersByTimeAsync(7_980));
  expect(splash()).toBeInTheDocument();
  expect(screen.queryByText('Unable to Load Content')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(40));
  expect(splash()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Unable to Load Content' })).toBeVisible();
  expect(screen.getByText('Failed to load content')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retrying...' })).toBeVisible();
});

// spec §4.2
test('the 8 seconds count from the first paint, which comes before the scripts', async () => {
  useClockOfTest();
  hangHomeBackend();
  const leaving: Partial<Animation> = { currentTime: 5_000 };
  jest.spyOn(Element.prototype, 'getAnimations').mockReturnValue([leaving as Animation]);
  await renderApp('/');
  await act(() => jest.advanceTimersByTimeAsync(1_000 + 2_980));
  expect(splash()).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(40));
  expect(screen.getByRole('heading', { name: 'Unable to Load Content' })).toBeVisible();
});

test('the splash comes again when Home is opened again', async () => {
  useClockOfTest();
  mockHomeBackend();
  const { store } = await renderApp('/');
  await act(() => jest.advanceTimersByTimeAsync(1_100));
  expect(splash()).not.toBeInTheDocument();
  act(() => {
    store.dispatch(navigate('/about'));
  });
  act(() => {
    store.dispatch(navigate('/'));
  });
  expect(splash()).toBeInTheDocument();
});

test('slides load under their skeleton', async () => {
  mockHomeBackend();
  server.use(http.get(`${BACKEND}/api/v1/banners`, () => delay('infinite')));
  await renderApp('/');
  await screen.findAllByRole('article');
  expect(screen.getByText('Loading slides...')).toBeInTheDocument();
});
