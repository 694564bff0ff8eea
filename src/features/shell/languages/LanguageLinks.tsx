import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { shopLanguages } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useMessages } from '../../../shared/i18n/useMessages';
import { colors, hover, radii } from '../../../shared/theme/tokens';
import { layoutMessages } from '../layoutMessages';
import { LanguageLink } from './LanguageLink';

/** Links to this page in every language of the shop; nothing if it has only one. */
export function LanguageLinks({ className }: { readonly className?: string }) {
  const current = useLanguage();
  const m = useMessages(layoutMessages);
  const offered = shopLanguages();
  if (offered.length === 1) return null;
  return (
    <List className={className} aria-label={m.languages}>
      {offered.map((language) => (
        <li key={language}>
          <LanguageLink
            language={language}
            {...(language === current && { 'aria-current': 'true' })}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  /* Aligns the names with the edges of the list; their targets extend beyond. */
  margin-inline: -6px;
  a {
    display: block;
    padding: 10px 6px;
    border-radius: ${radii.small};
    color: inherit;
    text-decoration: none;
    text-underline-offset: 5px;
  }
  /* Keeps the font weight, so that a change of language does not move the names. */
  a[aria-current] {
    color: ${colors.white};
    text-decoration-line: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: ${colors.accent};
  }
  ${hover('text-decoration-line: underline', 'a:hover')}
`);
