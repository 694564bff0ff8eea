import styled from '@emotion/styled';
import { GlobalStyles } from '../../shared/theme/GlobalStyles';
import { colors } from '../../shared/theme/tokens';
import { Container, PageTitle, SectionTitle } from '../../shared/ui/layout';
import { states } from './catalogue';
import { stateName } from './screenState';

/** The states of all screens, each with its link. */
export function StateList() {
  const screens = [...new Set(states.map(({ screen }) => screen))];
  return (
    <>
      <GlobalStyles />
      <Page as="main">
        <PageTitle>States</PageTitle>
        {screens.map((screen) => (
          <section key={screen}>
            <SectionTitle>{screen ?? 'error page'}</SectionTitle>
            <ul>
              {states
                .filter((state) => state.screen === screen)
                .map((state) => (
                  <li key={stateName(state)}>
                    <a href={`?state=${encodeURIComponent(stateName(state))}`}>
                      {stateName(state)}
                    </a>
                    {state.width && ` (${state.width})`}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Page>
    </>
  );
}

const Page = styled(Container)`
  padding-block: 48px;
  & > section {
    margin-top: 32px;
  }
  & li {
    padding: 6px 0;
    color: ${colors.muted};
  }
`;
