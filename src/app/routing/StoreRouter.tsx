import { type ReactNode, useMemo } from 'react';
import { type Navigator, Router, type To, createPath } from 'react-router-dom';
import { navigate, selectLocation } from '../../shared/location/locationSlice';
import { useAppDispatch, useAppSelector } from '../hooks';

/**
 * The declarative router over the address in the store. By it `Link` navigates without knowing the
 * store.
 */
export function StoreRouter({ children }: { children: ReactNode }) {
  const location = useAppSelector(selectLocation);
  const dispatch = useAppDispatch();
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: hrefOf,
      go: (delta) => {
        window.history.go(delta);
      },
      push: (to) => {
        dispatch(navigate(hrefOf(to)));
      },
      replace: (to) => {
        dispatch(navigate(hrefOf(to), 'replace'));
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

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
