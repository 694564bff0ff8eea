import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../shared/lib/useHydrated';
import { colors, media, radii, textSize } from '../../../shared/theme/tokens';
import { PageTitle, sceneSize } from '../../../shared/ui/layout';
import { NextSteps } from '../../../shared/ui/NextSteps';
import { ReportProblem } from '../../report/ReportProblem';

interface ErrorSceneProps {
  readonly scene: string;
  /** A small label above the heading. */
  readonly label?: string;
  readonly heading: string;
  readonly text: string;
  readonly role?: 'alert';
  /** Links to other pages. */
  readonly children: ReactNode;
}

/** A full-screen error with a picture, links, and 'Report a problem'. */
export function ErrorScene({ scene, label, heading, text, role, children }: ErrorSceneProps) {
  return (
    <Stage role={role}>
      <img src={scene} alt="" width={400} height={280} />
      {label !== undefined && <Label>{label}</Label>}
      <PageTitle>{heading}</PageTitle>
      <p>{text}</p>
      <NextSteps>{children}</NextSteps>
      {/* It needs scripts, so the server does not render it. */}
      {useHydrated() && <ReportProblem place="main" />}
    </Stage>
  );
}

const Stage = styled.section(css`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 24px 16px 56px;
  text-align: center;
  & > img {
    ${sceneSize}
    margin-bottom: 20px;
  }
  & > h1 {
    max-width: 100%;
    font-size: min(clamp(2.125rem, 1.7rem + 1.9vw, 3rem), 11vw);
    line-height: 1.1;
  }
  & > p:last-of-type {
    max-width: 31.25rem;
    margin-top: 12px;
    color: ${colors.muted};
    ${textSize(18, 28)}
    text-wrap: balance;
  }
  ${media.desktop} {
    padding-block: 45px 72px;
  }
`);

const Label = styled.p(css`
  margin-bottom: 16px;
  padding: 3px 14px;
  border-radius: ${radii.pill};
  background: ${colors.highlightTint};
  color: ${colors.highlightText};
  ${textSize(15, 24)}
  font-weight: 650;
`);
