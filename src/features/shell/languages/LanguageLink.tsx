import type { ComponentProps } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Link } from '../../../router/Link';
import { selectLocation } from '../../../router/locationSlice';
import { type Language, languages } from '../../../shared/i18n/languages';
import { switchLanguage } from './switchLanguage';

interface LanguageLinkProps extends Pick<
  ComponentProps<'a'>,
  'className' | 'aria-current' | 'children'
> {
  readonly language: Language;
}

/** A link to this page in another language, with that language's own name or `children`. */
export function LanguageLink({ language, children, ...rest }: LanguageLinkProps) {
  const { pathname, search, hash } = useAppSelector(selectLocation);
  const dispatch = useAppDispatch();
  const { name, tag } = languages[language];
  return (
    <Link
      {...rest}
      to={pathname + search + hash}
      language={language}
      lang={tag}
      hrefLang={tag}
      onFollow={() => void dispatch(switchLanguage(language))}
    >
      {children ?? name}
    </Link>
  );
}
