import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import {
  languageAnswered,
  selectFailedLanguage,
  selectOfferedLanguage,
} from '../../../router/languageSlice';
import { languages } from '../../../shared/i18n/languages';
import { useMessages } from '../../../shared/i18n/useMessages';
import { rescueFocus } from '../../../shared/lib/focus';
import { useAnnouncement } from '../../../shared/lib/useAnnouncement';
import { usePainted } from '../../../shared/lib/usePainted';
import { layers, media } from '../../../shared/theme/tokens';
import { Icon } from '../../../shared/ui/Icon';
import { LanguageLink } from '../languages/LanguageLink';
import { switchLanguage } from '../languages/switchLanguage';
import { NoticeButton, NoticeCard } from './NoticeCard';
import { noticesMessages } from './noticesMessages';

/** Offers the visitor's preferred language, in that language. */
export function LanguageOffer() {
  const isPainted = usePainted();
  const offered = useAppSelector(selectOfferedLanguage);
  const language = isPainted ? offered : null;
  const m = language && noticesMessages.in(language);
  const lang = language ? languages[language].tag : undefined;
  useAnnouncement(m?.languageOffer ?? null, lang);
  if (!language) return null;
  return (
    <Offer as="aside" aria-label={m?.languageOffer} edge="top" lang={lang}>
      <p>
        <OfferedLink language={language}>{m?.languageOffer}</OfferedLink>
      </p>
      <CloseButton name={m?.close} />
    </Offer>
  );
}

/**
 * One row at the lower edge of the header, between the search box and the screen's content, so that it
 * covers neither. It scrolls with the page.
 */
const Offer = styled(NoticeCard)(css`
  &[data-notice='top'] {
    position: absolute;
    z-index: ${layers.sticky};
    top: 122px;
    left: 50%;
    translate: -50%;
    flex-wrap: nowrap;
    gap: 12px;
    width: max-content;
    max-width: calc(100vw - 32px);
    padding-block: 0;
    ${media.tablet} {
      top: 72px;
    }
    ${media.desktop} {
      top: 116px;
    }
  }
`);

const OfferedLink = NoticeButton.withComponent(LanguageLink);

function CloseButton({ name }: { readonly name: string | undefined }) {
  const dispatch = useAppDispatch();
  return (
    <Cross
      ref={rescueFocus}
      type="button"
      aria-label={name}
      onClick={() => dispatch(languageAnswered())}
    >
      <Icon drawing={X} />
    </Cross>
  );
}

const Cross = styled(NoticeButton)(css`
  margin-inline: auto -5px;
  padding-inline: 13px;
`);

/** Reports a language that failed to load; the page keeps its own. */
export function LanguageFailure() {
  const dispatch = useAppDispatch();
  const m = useMessages(noticesMessages);
  const isPainted = usePainted();
  const failed = useAppSelector(selectFailedLanguage);
  const language = isPainted ? failed : null;
  const text = language && m.languageFailed({ language: languages[language].name });
  useAnnouncement(text);
  if (!language) return null;
  return (
    <NoticeCard>
      <p>{text}</p>
      <NoticeButton
        ref={rescueFocus}
        type="button"
        onClick={() => void dispatch(switchLanguage(language))}
      >
        {m.tryAgain}
      </NoticeButton>
      <CloseButton name={m.close} />
    </NoticeCard>
  );
}
