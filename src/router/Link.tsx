import type { ComponentProps, MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { type Language, inLanguage } from '../shared/i18n/languages';
import { useLanguage } from '../shared/i18n/useLanguage';
import { navigate } from './locationSlice';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path on this site, with query and hash, without the prefix of a language. */
  readonly to: string;
  /** Language of the target; the current one by default. */
  readonly language?: Language;
  /** Replaces the navigation of a plain click. */
  readonly onFollow?: () => void;
}

/**
 * A link to one of our screens. A plain click changes the address in the store; the browser handles all
 * else (a new tab, a download, "copy link").
 */
export function Link({ to, language, onClick, onFollow, children, ...rest }: LinkProps) {
  // Not the typed hook: shared UI does not depend on the app's store.
  const dispatch = useDispatch();
  const present = useLanguage();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (onFollow) onFollow();
    else dispatch(navigate(to, 'push', language));
  };
  return (
    <a {...rest} href={inLanguage(language ?? present, to)} onClick={follow}>
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
