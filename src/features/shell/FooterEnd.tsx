import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, media } from '../../shared/theme/tokens';
import { ReportProblem } from '../report/ReportProblem';
import { ScrollToTop } from './ScrollToTop';

/**
 * The part of the footer that is rendered after the first view. It takes room that is empty, so it
 * does not shift the layout. It needs scripts, so the server does not render it.
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
  ${media.hover} {
    button:hover {
      color: ${colors.white};
    }
  }
`);
