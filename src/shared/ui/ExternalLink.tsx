import type { ComponentProps } from 'react';
import { linkInLanguage } from '../language/languages';
import { useLanguage } from '../language/useLanguage';
import { useMessages } from '../language/useMessages';
import { VisuallyHidden } from './layout';
import { uiMessages } from './uiMessages';

/** A link that opens in a new tab, which learns nothing of us (no opener, no referrer). */
export function ExternalLink({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  const language = useLanguage();
  const m = useMessages(uiMessages);
  return (
    <a {...props} href={linkInLanguage(language, href)} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` ${m.opensInNewTab}`}</VisuallyHidden>
    </a>
  );
}
