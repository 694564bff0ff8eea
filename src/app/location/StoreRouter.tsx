import { type ReactNode, useMemo } from 'react';
import { addressChanged, addressOf } from '../../shared/location/locationSlice';
import { type Navigation, NavigationContext } from '../../shared/location/navigation';
import { useAppDispatch } from '../hooks';

/** Gives links and buttons the ways to another address, which is a slice of the store. */
export function StoreRouter({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const navigation = useMemo<Navigation>(
    () => ({
      push: (href) => {
        dispatch(addressChanged(addressOf(href, 'push')));
      },
      replace: (href) => {
        dispatch(addressChanged(addressOf(href, 'replace')));
      },
      back: () => {
        window.history.back();
      },
    }),
    [dispatch],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
