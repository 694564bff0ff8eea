import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { colors, media, textSize } from '../theme/tokens';

interface ScenePageProps extends ComponentProps<'div'> {
  /** URL of the drawing. */
  readonly scene: string;
}

/** A page without content: a drawing, a `PageTitle`, texts, and `NextSteps`. */
export function ScenePage({ scene, children, ...props }: ScenePageProps) {
  return (
    <Stage {...props}>
      <img src={scene} alt="" width={400} height={280} />
      {children}
    </Stage>
  );
}

const Stage = styled.div(css`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 24px 16px 56px;
  text-align: center;
  /* A drawing 340 px wide, with margins. */
  & > img {
    width: min(400px, 77vw);
    height: auto;
    margin-bottom: 20px;
  }
  & > h1 {
    max-width: 100%;
    font-size: min(clamp(2.125rem, 1.7rem + 1.9vw, 3rem), 11vw);
    line-height: 1.1;
  }
  & > p {
    max-width: 35rem;
    margin-top: 12px;
    color: ${colors.muted};
    ${textSize(18, 28)}
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  ${media.desktop} {
    padding-block: 45px 72px;
  }
`);
