import { type ReactNode, useMemo } from 'react';
import { NavigationType, type Navigator, Router, type To, createPath } from 'react-router-dom';
import { useAppStore } from '../app/hooks';
import { type AppStore, extraOf } from '../app/store';
import { type Language, inLanguage } from '../shared/i18n/languages';
import { type Arrival, addressChanged, addressOf, hrefOf, selectLocation } from './locationSlice';
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
  const store = useAppStore();
  const { language, pathname, arrival, ...rest } = useShownLocation();
  const navigator = useMemo(() => makeNavigator(store, language), [store, language]);
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

/**
 * Navigations of links and `useNavigate` change the store. The address holds no `state` of theirs.
 * @param rendered the language of the links, which may be the one before the language of the address
 */
function makeNavigator(store: AppStore, rendered: Language): Navigator {
  const createHref: Navigator['createHref'] = (to) =>
    typeof to === 'string' ? to : createPath(to);
  const navigate = (arrival: Arrival) => (to: To) => {
    const { language, ...address } = addressOf(createHref(to), arrival);
    const change = language === rendered ? address : { language, ...address };
    const present = selectLocation(store.getState());
    // A link pressed again before the page has followed leads there once.
    if (arrival === 'push' && hrefOf({ ...present, ...change }) === hrefOf(present)) return;
    store.dispatch(addressChanged(change));
  };
  return {
    createHref,
    push: navigate('push'),
    replace: navigate('replace'),
    // As the browser's buttons do; the store follows (`syncHistory`).
    go: (delta) => {
      // In the past it could leave the shop, and take the history of DevTools along.
      if (!extraOf(store).isPaused()) window.history.go(delta);
    },
  };
}
