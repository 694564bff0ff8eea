import { type ReactNode, useMemo } from 'react';
import { NavigationType, type Navigator, Router, createPath } from 'react-router-dom';
import { useAppStore } from '../app/hooks';
import type { AppDispatch } from '../app/store';
import { inLanguage } from '../shared/i18n/languages';
import { type Arrival, addressChanged, addressOf } from './locationSlice';
import { useShownLocation } from './useShownLocation';

/** react-router's names for the ways to come to an address. */
const navigationTypes: Readonly<Record<Arrival, NavigationType>> = {
  load: NavigationType.Pop,
  push: NavigationType.Push,
  replace: NavigationType.Replace,
  pop: NavigationType.Pop,
};

/**
 * react-router's `<Router>` on the address in the store. The prefix of the language is the basename, so
 * paths of links, routes and `navigate` have none.
 */
export function StoreRouter({ children }: { readonly children: ReactNode }) {
  const { dispatch } = useAppStore();
  const { language, pathname, arrival, ...rest } = useShownLocation();
  const navigator = useMemo(() => makeNavigator(dispatch), [dispatch]);
  return (
    <Router
      basename={inLanguage(language, '/')}
      location={{ ...rest, pathname: inLanguage(language, pathname) }}
      navigationType={navigationTypes[arrival]}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}

/** Navigations of links and `useNavigate` change the store. The address holds no `state` of theirs. */
function makeNavigator(dispatch: AppDispatch): Navigator {
  const createHref: Navigator['createHref'] = (to) =>
    typeof to === 'string' ? to : createPath(to);
  return {
    createHref,
    push: (to) => dispatch(addressChanged(addressOf(createHref(to), 'push'))),
    replace: (to) => dispatch(addressChanged(addressOf(createHref(to), 'replace'))),
    // As the browser's buttons do; the store follows (`syncHistory`).
    go: (delta) => {
      window.history.go(delta);
    },
  };
}
