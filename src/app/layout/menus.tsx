import { type ComponentProps, Suspense, lazy } from 'react';
import type { CategoryPanel as Panel } from './CategoryPanel';
import { MenuMissing } from './MenuMissing';
import { RenderErrorBoundary } from './RenderErrorBoundary';

/**
 * What opens only when it is asked for is no part of the first script; `preloadMenus` fetches it
 * as soon as the page stands.
 */
const loadMenu = () => import(/* webpackChunkName: "menus" */ './MobileMenu');
const loadPanel = () => import(/* webpackChunkName: "menus" */ './CategoryPanel');

const LazyMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));
const LazyPanel = lazy(async () => ({ default: (await loadPanel()).CategoryPanel }));

/** Fetches the menus; a failure is told by whoever opens one. */
export function preloadMenus(): void {
  Promise.all([loadMenu(), loadPanel()]).catch(() => undefined);
}

export function MobileMenu() {
  return (
    <RenderErrorBoundary fallback={<MenuMissing />}>
      <Suspense>
        <LazyMenu />
      </Suspense>
    </RenderErrorBoundary>
  );
}

export function CategoryPanel(props: ComponentProps<typeof Panel>) {
  return (
    <RenderErrorBoundary fallback={<MenuMissing />}>
      <Suspense>
        <LazyPanel {...props} />
      </Suspense>
    </RenderErrorBoundary>
  );
}
