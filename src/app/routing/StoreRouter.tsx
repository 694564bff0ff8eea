import { type ReactNode, useMemo } from 'react';
import { type Navigator, Router, createPath } from 'react-router-dom';
import { addressChanged, addressOf, selectLocation } from '../../shared/location/locationSlice';
import { useAppDispatch, useAppSelector } from '../hooks';

/** The declarative router over the address in the store. */
export function StoreRouter({ children }: { children: ReactNode }) {
  const location = useAppSelector(selectLocation);
  const dispatch = useAppDispatch();
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => {
        window.history.go(delta);
      },
      push: (to) => {
        dispatch(addressChanged(addressOf(typeof to === 'string' ? to : createPath(to), 'push')));
      },
      replace: (to) => {
        dispatch(
          addressChanged(addressOf(typeof to === 'string' ? to : createPath(to), 'replace')),
        );
      },
    }),
    [dispatch],
  );
  return (
    <Router location={{ ...location, state: null }} navigator={navigator}>
      {children}
    </Router>
  );
}
