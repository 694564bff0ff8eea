import { X } from 'lucide-react';
import { languages } from '../../shared/language/languages';
import { useMessages } from '../../shared/language/useMessages';
import { usePainted } from '../../shared/lib/usePainted';
import { useAppDispatch, useAppSelector } from '../hooks';
import { layoutMessages } from '../layout/layoutMessages';
import { NoticeButton, NoticeCard } from '../layout/NoticeCard';
import { LanguageLink } from './LanguageLink';
import { languageAnswered, selectFailedLanguage, selectOfferedLanguage } from './languageSlice';
import { switchLanguage } from './switchLanguage';

/** Offers the language that the visitor prefers, in that language. */
export function LanguageOffer() {
  const dispatch = useAppDispatch();
  const isPainted = usePainted();
  const offered = useAppSelector(selectOfferedLanguage);
  const language = isPainted ? offered : null;
  const m = language && layoutMessages.in(language);
  return (
    <NoticeCard isShown={language !== null} {...(language && { lang: languages[language].tag })}>
      <p role="status">{m?.languageOffer}</p>
      {language && (
        <>
          <OfferedLink language={language} />
          <NoticeButton
            type="button"
            aria-label={m?.close}
            onClick={() => dispatch(languageAnswered())}
          >
            <X aria-hidden />
          </NoticeButton>
        </>
      )}
    </NoticeCard>
  );
}

const OfferedLink = NoticeButton.withComponent(LanguageLink);

/** Says that a language could not be fetched; the page stays in the one it has. */
export function LanguageFailure() {
  const dispatch = useAppDispatch();
  const m = useMessages(layoutMessages);
  const isPainted = usePainted();
  const failed = useAppSelector(selectFailedLanguage);
  const language = isPainted ? failed : null;
  return (
    <NoticeCard isShown={language !== null}>
      <p role="status">{language && m.languageFailed({ language: languages[language].name })}</p>
      {language && (
        <NoticeButton type="button" onClick={() => void dispatch(switchLanguage(language))}>
          {m.tryAgain}
        </NoticeButton>
      )}
    </NoticeCard>
  );
}
