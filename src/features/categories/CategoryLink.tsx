import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isExternal } from '../../shared/lib/safeUrl';
import { ExternalLink } from '../../shared/ui/ExternalLink';

interface CategoryLinkProps {
  readonly href: string;
  /** Opens our own pages in a new tab, too. */
  readonly isAlwaysNewTab?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another site, always in a new tab, or to one of our pages (spec §2). */
export function CategoryLink({
  href,
  isAlwaysNewTab = false,
  className,
  children,
}: CategoryLinkProps) {
  return isAlwaysNewTab || isExternal(href) ? (
    <ExternalLink href={href} className={className}>
      {children}
    </ExternalLink>
  ) : (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
