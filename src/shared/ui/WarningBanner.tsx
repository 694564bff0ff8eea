import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { TriangleAlert } from 'lucide';
import { useMessages } from '../i18n/useMessages';
import { rescueFocus } from '../lib/focus';
import { colors, radii } from '../theme/tokens';
import { Button } from './Button';
import { Icon } from './Icon';
import { Spinner } from './Spinner';
import { uiMessages } from './uiMessages';

interface WarningBannerProps {
  readonly text: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** A banner for missing content (spec §2). */
export function WarningBanner({ text, isRetrying, onRetry }: WarningBannerProps) {
  const m = useMessages(uiMessages);
  return (
    <Banner ref={rescueFocus} role="alert">
      <Icon drawing={TriangleAlert} size={22} />
      <p>{text}</p>
      <Button aria-disabled={isRetrying} onClick={onRetry}>
        {isRetrying && <Spinner aria-hidden />}
        <span>{m.retry}</span>
      </Button>
    </Banner>
  );
}

const Banner = styled.div(css`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 12px 12px 12px 20px;
  border: 1px solid ${colors.warningBorder};
  border-radius: ${radii.card};
  background: ${colors.warning};
  font-weight: 600;
  & > svg {
    stroke-width: 1.75;
    color: ${colors.warningIcon};
  }
  & > p {
    flex: 1;
  }
  & > button {
    flex: none;
    min-height: 44px;
    padding: 9px 20px;
    background: ${colors.ink};
  }
`);
