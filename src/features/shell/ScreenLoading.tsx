import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages } from '../../shared/i18n/useMessages';
import { announce } from '../../shared/lib/announce';
import { Container, VisuallyHidden } from '../../shared/ui/layout';
import { Skeleton } from '../../shared/ui/Skeleton';
import { layoutMessages } from './layoutMessages';

/** The fallback while a screen's code loads, shown after a short delay. */
export function ScreenLoading() {
  const m = useMessages(layoutMessages);
  return (
    // Announced once it is visible, unless the next screen comes before.
    <Place
      onAnimationEnd={({ currentTarget }) => {
        void announce(m.loading, undefined, () => currentTarget.isConnected);
      }}
    >
      <VisuallyHidden>{m.loading}</VisuallyHidden>
      <Skeleton style={{ height: 56, maxWidth: 380 }} />
      <Skeleton style={{ height: 24, maxWidth: 560 }} />
      <Skeleton style={{ height: 320 }} />
    </Place>
  );
}

/** With a name of its own: `GlobalStyles` has an `appear`, too. */
const appear = keyframes`
  from { opacity: 0; }
`;

const Place = styled(Container)(css`
  display: grid;
  gap: 16px;
  min-height: 70vh;
  padding-top: 40px;
  align-content: start;
  animation: ${appear} 200ms ease-out 150ms backwards;
`);
