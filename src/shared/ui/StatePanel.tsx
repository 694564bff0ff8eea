import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { rescueFocus } from '../lib/focus';
import { colors, fonts, looks } from '../theme/tokens';

interface StatePanelProps {
  /** URL of the small scene. */
  readonly scene: string;
  readonly heading: string;
  /** The language of a backend's heading. */
  readonly headingLang?: string | undefined;
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
  readonly text?: string;
  /** The one action. */
  readonly children?: ReactNode;
  /** For failures. What uses an empty state announces it. */
  readonly role?: 'alert';
}

/** An empty or failed state with one picture, one heading and one action. */
export function StatePanel({
  scene,
  heading,
  headingLang,
  headingLevel: Heading = 'h3',
  text,
  children,
  role,
}: StatePanelProps) {
  return (
    <Panel ref={rescueFocus} role={role}>
      <img src={scene} alt="" width={222} height={155} />
      <Heading lang={headingLang}>{heading}</Heading>
      {text !== undefined && <p>{text}</p>}
      {children}
    </Panel>
  );
}

const Panel = styled.div(css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 40px 24px;
  ${looks.card}
  text-align: center;
  & > img {
    margin-bottom: 4px;
    width: 222px;
    height: auto;
  }
  & > h1,
  & > h2,
  & > h3 {
    font: 720 min(1.5rem, 10vw) / calc(30 / 24) ${fonts.heading};
  }
  & > p {
    color: ${colors.muted};
  }
  & > button,
  & > a {
    margin-top: 16px;
  }
`);
