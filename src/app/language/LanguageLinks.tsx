import styled from '@emotion/styled';
import { allLanguages } from '../../shared/language/languages';
import { useLanguage } from '../../shared/language/useLanguage';
import { useMessages } from '../../shared/language/useMessages';
import { media } from '../../shared/theme/tokens';
import { layoutMessages } from '../layout/layoutMessages';
import { LanguageLink } from './LanguageLink';

/** This page in every language. */
export function LanguageLinks({ className }: { readonly className?: string }) {
  const current = useLanguage();
  const m = useMessages(layoutMessages);
  return (
    <List className={className} aria-label={m.languages}>
      {allLanguages.map((language) => (
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

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  a {
    color: inherit;
    text-decoration: none;
  }
  a[aria-current] {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`;
