import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/useMessages';
import { colors, layers, radii, shadows } from '../../../shared/theme/tokens';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { RenderErrorBoundary } from '../errors/RenderErrorBoundary';
import { layoutMessages } from '../layoutMessages';

export const MobileMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "menus" */ './MobileMenu')).MobileMenu,
);

export const CategoryPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "menus" */ './CategoryPanel')).CategoryPanel,
);

/** Loads the menus after hydration. A menu that fails shows that when opened. */
export async function preloadMenus(): Promise<void> {
  await Promise.allSettled([MobileMenu.preload(), CategoryPanel.preload()]);
}

/** Shows a note in place of a menu that failed to load or crashed. */
export function MenuBoundary({ children }: { readonly children: ReactNode }) {
  const m = useMessages(layoutMessages);
  return (
    <RenderErrorBoundary fallback={<Note role="alert">{m.menuMissing}</Note>}>
      {children}
    </RenderErrorBoundary>
  );
}

const Note = styled.p(css`
  position: absolute;
  top: 100%;
  left: 16px;
  z-index: ${layers.header};
  max-width: calc(100% - 32px);
  padding: 16px 20px;
  border-radius: ${radii.field};
  background: ${colors.white};
  color: ${colors.ink};
  box-shadow: ${shadows.overlay};
`);
