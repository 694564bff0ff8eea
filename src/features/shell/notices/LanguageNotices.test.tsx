import { act, screen, waitFor, within } from '@testing-library/react';
import { languageFailed } from '../../../router/languageSlice';
import { navigate } from '../../../router/locationSlice';
import { mockHomeBackend } from '../../../testing/homeBackend';
import { renderApp } from '../../../testing/renderApp';

const FAILURE = 'Nederlands could not be loaded.';

async function failLanguage() {
  mockHomeBackend();
  const view = await renderApp('/about');
  act(() => {
    view.store.dispatch(languageFailed('nl'));
  });
  const notices = within(await screen.findByRole('complementary', { name: 'Notices' }));
  expect(await notices.findByText(FAILURE)).toBeVisible();
  return { ...view, notices };
}

test('that a language did not come can be dismissed', async () => {
  const { user, notices } = await failLanguage();
  await user.click(notices.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(FAILURE)).toBeNull();
  expect(notices.queryByRole('button')).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('that a language did not come is forgotten on the next page, not where filters change', async () => {
  const { store } = await failLanguage();
  act(() => {
    store.dispatch(navigate('/about?from=mail', 'replace'));
  });
  expect(screen.getByText(FAILURE)).toBeVisible();
  act(() => {
    store.dispatch(navigate('/login'));
  });
  await waitFor(() => {
    expect(screen.queryByText(FAILURE)).toBeNull();
  });
});
