import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, media } from '../../shared/theme/tokens';
import { Container } from '../../shared/ui/layout';
import { ReportProblem } from '../report/ReportProblem';
import { ScrollToTop } from './ScrollToTop';

/**
 * The part of the footer that is rendered after the first view. It is at the end, so it does not
 * shift the layout. It needs scripts, so the server does not render it.
 */
export function FooterEnd() {
  return (
    <>
      <Strip>
        <Container>
          <ReportProblem place="footer" />
        </Container>
      </Strip>
      <ScrollToTop />
    </>
  );
}

const Strip = styled.div(css`
  position: relative;
  margin-top: -12px;
  padding-bottom: 12px;
  background: ${colors.darkest};
  font-size: 14px;
  line-height: 20px;
  button:not(:hover) {
    text-decoration: none;
  }
  ${media.hover} {
    button:hover {
      color: ${colors.white};
    }
  }
`);
