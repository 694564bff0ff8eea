import { useMemo } from 'react';
import { useMessages } from '../../shared/i18n/useMessages';
import { useShop } from '../../shared/shop/useShop';
import { categoriesMessages } from '../categories/categoriesMessages';
import type { Category } from '../categories/categorySchema';
import { Sidebar } from '../categories/Sidebar';
import { type CarType, sidebarCategories } from '../categories/sidebarCategories';

interface HomeSidebarProps {
  readonly categories: readonly Category[] | undefined;
  readonly types: readonly CarType[] | undefined;
}

/** The sidebar with the categories of the shop and its backends. */
export function HomeSidebar({ categories, types }: HomeSidebarProps) {
  const { platforms, bikes } = useShop();
  const messages = useMessages(categoriesMessages);
  // Memoized, so that the sidebar need not render again.
  const all = useMemo(
    () => sidebarCategories({ platforms, bikes, messages, categories, types }),
    [platforms, bikes, messages, categories, types],
  );
  return <Sidebar categories={all} />;
}
