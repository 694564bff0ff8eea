import type { ComponentProps } from 'react';
import { linkInLanguage } from '../i18n/languages';
import { useLanguage } from '../i18n/useLanguage';
import { useMessages } from '../i18n/useMessages';
import { VisuallyHidden } from './layout';
import { uiMessages } from './uiMessages';

/** A link that opens in a new tab, without opener and referrer. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  const language = useLanguage();
  const m = useMessages(uiMessages);
  const isText =
    typeof children === 'string' || typeof children === 'number' || typeof children === 'bigint';
  const words = isText ? <span>{children}</span> : children;
  return (
    <a
      {...props}
      href={linkInLanguage(language, props.href)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {words}
      <VisuallyHidden>{` ${m.opensInNewTab}`}</VisuallyHidden>
    </a>
  );
}
