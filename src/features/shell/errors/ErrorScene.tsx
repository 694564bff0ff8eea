import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../shared/lib/useHydrated';
import { colors, radii, textSize } from '../../../shared/theme/tokens';
import { PageTitle } from '../../../shared/ui/layout';
import { NextSteps } from '../../../shared/ui/NextSteps';
import { ScenePage } from '../../../shared/ui/ScenePage';
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
    <ScenePage scene={scene} role={role}>
      {label !== undefined && <Label>{label}</Label>}
      <PageTitle>{heading}</PageTitle>
      <p>{text}</p>
      <NextSteps>{children}</NextSteps>
      {/* It needs scripts, so the server does not render it. */}
      {useHydrated() && <ReportProblem place="main" />}
    </ScenePage>
  );
}

const Label = styled.p(css`
  && {
    margin: 0 0 16px;
    color: ${colors.highlightText};
    ${textSize(15, 24)}
  }
  padding: 3px 14px;
  border-radius: ${radii.pill};
  background: ${colors.highlightTint};
  font-weight: 650;
`);
