import { type FunctionComponent, Suspense, createElement, lazy, useState } from 'react';
import { withMessages } from '../../../shared/i18n/messages';
import { RenderErrorBoundary } from '../errors/RenderErrorBoundary';
import { MenuMissing } from './MenuMissing';

/**
 * A lazy menu, which opens at once when loaded. It does not suspend, because React throttles Suspense
 * reveals to 300 ms.
 */
function fetchedMenu<Props extends object>(fetch: () => Promise<FunctionComponent<Props>>) {
  let known: FunctionComponent<Props> | undefined;
  const preload = async () => (known = await withMessages(fetch()));
  const Lazy: FunctionComponent<Props> = lazy(async () => ({ default: await preload() }));

  function FetchedMenu(props: Props) {
    const [Menu] = useState(() => known ?? Lazy);
    return (
      <RenderErrorBoundary fallback={<MenuMissing />}>
        <Suspense>{createElement(Menu, props)}</Suspense>
      </RenderErrorBoundary>
    );
  }

  return Object.assign(FetchedMenu, { preload });
}

export const MobileMenu = fetchedMenu(
  async () => (await import(/* webpackChunkName: "menus" */ './MobileMenu')).MobileMenu,
);

export const CategoryPanel = fetchedMenu(
  async () => (await import(/* webpackChunkName: "menus" */ './CategoryPanel')).CategoryPanel,
);

/** Loads the menus after hydration. A menu that fails shows that when opened. */
export async function preloadMenus(): Promise<void> {
  await Promise.allSettled([MobileMenu.preload(), CategoryPanel.preload()]);
}
