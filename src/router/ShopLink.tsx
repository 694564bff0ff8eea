import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isExternal } from '../shared/lib/safeUrl';
import { ExternalLink } from '../shared/ui/ExternalLink';

interface ShopLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Opens our own pages in a new tab, too. */
  readonly isAlwaysNewTab?: boolean;
}

/** A link to another site, always in a new tab, or to one of our pages (spec §2). */
export function ShopLink({ href, isAlwaysNewTab = false, ...props }: ShopLinkProps) {
  const opensNewTab = isAlwaysNewTab || isExternal(href);
  return opensNewTab ? <ExternalLink {...props} href={href} /> : <Link {...props} to={href} />;
}
