import { type FunctionComponent, Suspense, createElement, lazy, useState } from 'react';
import { withMessages } from '../../../shared/i18n/messages';
import { RenderErrorBoundary } from '../errors/RenderErrorBoundary';
import { MenuMissing } from './MenuMissing';

/**
 * A menu outside the first script. Once it is fetched, it opens at once. It does not suspend, as
 * React shows suspended content after 300 ms at the earliest.
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

/** Fetches the menus after hydration. A menu that failed shows that when it is opened. */
export async function preloadMenus(): Promise<void> {
  await Promise.allSettled([MobileMenu.preload(), CategoryPanel.preload()]);
}
