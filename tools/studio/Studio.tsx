import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { shopFileSchema } from '../../shop-file/shopFile';
import { HydrationMarker } from '../../src/router/HydrationMarker';
import { type Language, allLanguages } from '../../src/shared/i18n/languages';
import { GlobalStyles } from '../../src/shared/theme/GlobalStyles';
import { colors, fonts, layers, media } from '../../src/shared/theme/tokens';
import type { StudioCheck, StudioFault } from './contract';
import { fieldOf } from './fields';
import { type Form, FormProvider } from './FormContext';
import { Panel } from './Panel';
import { sectionsOf } from './sections';
import { StateWall } from './StateWall';
import { StudioBar } from './StudioBar';
import { Stack } from './studioFormParts';
import { useStudio } from './useStudio';

const form = fieldOf(shopFileSchema);
const sections = sectionsOf(form);

/** The brand studio: the shop file as a form, beside states that repaint at each change of it. */
export function Studio() {
  const studio = useStudio(form);
  const { file, check, shown, set, use, notice } = studio;
  const fields = useMemo<Form | null>(
    () =>
      file && {
        value: file.edited,
        set,
        use,
        faults:
          notice.kind === 'refused' ? withoutContrast(notice.faults, check) : (check?.faults ?? []),
        contrast: check?.contrast ?? [],
        theme: shown?.theme,
        languages: languagesOf(file.edited.languages),
        names: file.names,
      },
    [file, set, use, notice, check, shown],
  );
  return (
    <>
      <GlobalStyles />
      <HydrationMarker />
      <Page>
        <StudioBar studio={studio} />
        <main>
          <Aside aria-label="Shop file">
            {fields && (
              <FormProvider value={fields}>
                <Stack>
                  <Panel sections={sections} value={fields.value} />
                </Stack>
              </FormProvider>
            )}
          </Aside>
          <Wall aria-label="States">
            {fields && <StateWall languages={fields.languages} shown={shown} />}
          </Wall>
        </main>
      </Page>
    </>
  );
}

/** The form says those of contrast with a colour to use. */
const withoutContrast = (faults: readonly StudioFault[], check: StudioCheck | null) =>
  faults.filter(
    ({ place }) => !check?.contrast.some(({ suggestion }) => suggestion.name === place),
  );

/** Those that the studio knows; always one. */
function languagesOf(value: unknown): readonly Language[] {
  const named = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const known = allLanguages.filter((language) => named.includes(language));
  return known.length > 0 ? known : ['en'];
}

/** Shows the studio in place of the list of states. */
export function openStudio(place: HTMLElement): void {
  document.title = 'Brand studio';
  createRoot(place).render(<Studio />);
}

const Page = styled.div(css`
  font: 400 15px / calc(22 / 15) ${fonts.text};
  & > main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.desktop} {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    height: 100dvh;
    & > main {
      grid-template-columns: clamp(340px, 28vw, 440px) minmax(0, 1fr);
      min-height: 0;
    }
  }
`);

const Aside = styled.section(css`
  padding: 20px;
  border-right: 1px solid ${colors.hairline};
  ${media.desktop} {
    overflow-y: auto;
    scrollbar-gutter: stable;
  }
`);

const Wall = styled.section(css`
  position: relative;
  z-index: ${layers.sticky};
  padding: 20px 24px 32px;
  background: ${colors.well};
  ${media.desktop} {
    overflow-y: auto;
    scrollbar-gutter: stable;
  }
`);
