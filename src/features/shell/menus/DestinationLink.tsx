import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../../../shared/ui/ExternalLink';
import type { Destination } from './destinations';

interface DestinationLinkProps {
  readonly to: Destination;
  readonly onChosen: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to one of our screens, or to another site in a new tab. */
export function DestinationLink({ to, onChosen, className, children }: DestinationLinkProps) {
  return to.isExternal ? (
    <ExternalLink className={className} href={to.href} onClick={onChosen}>
      {children}
    </ExternalLink>
  ) : (
    <Link className={className} to={to.href} onClick={onChosen}>
      {children}
    </Link>
  );
}
