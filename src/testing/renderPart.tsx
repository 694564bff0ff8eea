import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren, ReactElement } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../app/store';
import { addressOf } from '../shared/location/locationSlice';
import { testEnvironment } from './renderApp';

/**
 * A part of a screen at an address, without the rest of the shop. English is there; another
 * language is loaded by the test: `await loadMessages('nl')`.
 */
export function renderPart(part: ReactElement, href = '/') {
  const store = makeStore(testEnvironment(), { location: addressOf(href, 'load') });
  const user = userEvent.setup();
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  return { store, user, ...render(part, { wrapper }) };
}
