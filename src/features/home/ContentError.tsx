import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { RefreshCw } from 'lucide';
import { type CallError, useErrorText } from '../../api/useErrorText';
import { useMessages } from '../../shared/i18n/useMessages';
import { rescueFocus } from '../../shared/lib/focus';
import { useShop } from '../../shared/shop/useShop';
import { colors, media, textSize } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Icon } from '../../shared/ui/Icon';
import { Container, PageTitle, sceneSize } from '../../shared/ui/layout';
import { Spinner } from '../../shared/ui/Spinner';
import { homeMessages } from './homeMessages';

interface ContentErrorProps {
  /** None while calls are overdue. */
  readonly error: CallError;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The full-page error, spec §2: nothing came, not even a cached copy. */
export function ContentError({ error, isRetrying, onRetry }: ContentErrorProps) {
  const m = useMessages(homeMessages);
  const scene = useShop().errors.failure;
  const { text, lang } = useErrorText(error);
  return (
    <Place ref={rescueFocus} role="alert">
      <img src={scene} alt="" width={400} height={280} />
      <Title>{m.unableToLoad}</Title>
      <p lang={lang}>{text}</p>
      <div>
        <Button aria-disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? <Spinner aria-hidden /> : <Icon drawing={RefreshCw} />}
          <span>{isRetrying ? m.retrying : m.tryAgain}</span>
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            window.location.reload();
          }}
        >
          {m.refreshPage}
        </Button>
      </div>
    </Place>
  );
}

const Place = styled(Container)(css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding-block: 24px 72px;
  text-align: center;
  & > img {
    ${sceneSize}
  }
  & > p {
    margin-top: 14px;
    color: ${colors.muted};
    ${textSize(18, 26)}
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-top: 28px;
  }
  & button {
    min-height: 56px;
    padding: 15px 32px;
  }
  ${media.desktop} {
    padding-block: 45px 128px;
  }
`);

const Title = styled(PageTitle)(css`
  margin-top: 20px;
  font-size: min(clamp(2.25rem, 1.9rem + 1.3vw, 3rem), 11.25vw);
`);
