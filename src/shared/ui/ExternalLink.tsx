import type { ComponentProps } from 'react';
import { VisuallyHidden } from './layout';

/** A link to another site: in a new tab, which learns nothing of us (no opener, no referrer). */
export function ExternalLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
