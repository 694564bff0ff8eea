import type { ComponentProps, MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { selectLocation } from '../../../router/locationSlice';
import { pageSearch } from '../../../router/routeTable';
import { type Language, inLanguage, languages } from '../../../shared/i18n/languages';
import { opensHere } from '../../../shared/lib/opensHere';
import { switchLanguage } from './switchLanguage';

interface LanguageLinkProps extends Pick<
  ComponentProps<'a'>,
  'className' | 'aria-current' | 'children'
> {
  readonly language: Language;
}

/**
 * A link to this page in another language, with that language's own name or `children`. Not
 * react-router's `Link`, whose addresses are all in the language of the page.
 */
export function LanguageLink({ language, children, ...rest }: LanguageLinkProps) {
  const address = useAppSelector(selectLocation);
  const dispatch = useAppDispatch();
  const { name, tag } = languages[language];
  const follow = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    void dispatch(switchLanguage(language));
  };
  return (
    <a
      {...rest}
      // As on the server, which renders one page for all addresses of it. A click keeps their parameters.
      href={inLanguage(language, address.pathname + pageSearch(address) + address.hash)}
      lang={tag}
      hrefLang={tag}
      onClick={follow}
    >
      {children ?? name}
    </a>
  );
}
