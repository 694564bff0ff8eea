import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path on this site, with query and hash. */
  readonly to: string;
}

/**
 * A link to one of our screens. A plain click changes the address in the store; whatever a browser
 * does by itself (a new tab, a download, "copy link") stays its own.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function isPlainClick({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const staysHere = currentTarget.target === '' || currentTarget.target === '_self';
  return staysHere && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
