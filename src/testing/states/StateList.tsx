import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type Language, languages } from '../../shared/i18n/languages';
import { GlobalStyles } from '../../shared/theme/GlobalStyles';
import { colors } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { Container, PageTitle, SectionTitle } from '../../shared/ui/layout';
import { states } from './catalogue';
import { stateName } from './screenState';

interface StateListProps {
  /** In which the states are opened. */
  readonly language: Language;
}

/** The states of all screens, each with its link, and the languages in which they can be opened. */
export function StateList({ language }: StateListProps) {
  const screens = [...new Set(states.map(({ screen }) => screen))];
  return (
    <>
      <GlobalStyles />
      <Page as="main">
        <PageTitle>States</PageTitle>
        <ButtonLink href="?studio">Brand studio</ButtonLink>
        <nav aria-label="Languages">
          {Object.entries(languages).map(([code, { name, tag }]) => (
            <a
              key={code}
              href={`?language=${code}`}
              lang={tag}
              aria-current={code === language ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        {screens.map((screen) => (
          <section key={screen}>
            <SectionTitle>{screen ?? 'error page'}</SectionTitle>
            <ul>
              {states
                .filter((state) => state.screen === screen)
                .map((state) => (
                  <li key={stateName(state)}>
                    <a
                      href={`?${new URLSearchParams({ language, state: stateName(state) }).toString()}`}
                    >
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

const Page = styled(Container)(css`
  padding-block: 48px;
  & > a {
    margin-top: 24px;
  }
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    margin-top: 16px;
  }
  & [aria-current] {
    font-weight: 700;
  }
  & > section {
    margin-top: 32px;
  }
  & li {
    padding: 6px 0;
    color: ${colors.muted};
  }
`);
