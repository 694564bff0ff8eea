import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren, ReactElement } from 'react';
import { makeStore } from '../app/store';
import { StoreProvider } from '../app/StoreProvider';
import { addressOf } from '../router/locationSlice';
import { testEnvironment } from './renderApp';

/**
 * A part of a screen at an address, without the rest of the shop. English is there; another
 * language is loaded by the test: `await loadMessages('nl')`.
 */
export function renderPart(part: ReactElement, href = '/') {
  const store = makeStore(testEnvironment(), { location: addressOf(href, 'load') });
  const user = userEvent.setup();
  const wrapper = ({ children }: PropsWithChildren) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  );
  return { store, user, ...render(part, { wrapper }) };
}
