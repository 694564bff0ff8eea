import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, hover } from '../../shared/theme/tokens';
import { ReportProblem } from '../report/ReportProblem';
import { ScrollToTop } from './ScrollToTop';

/**
 * The part of the footer that renders after the first view, in reserved space to avoid a layout shift. It
 * needs scripts, so the server does not render it.
 */
export function FooterEnd() {
  return (
    <>
      <Report>
        <ReportProblem place="footer" />
      </Report>
      <ScrollToTop />
    </>
  );
}

const Report = styled.div(css`
  button:not(:hover) {
    text-decoration: none;
  }
  ${hover(`color: ${colors.white}`, 'button:hover')}
`);
