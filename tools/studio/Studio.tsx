import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { createRoot } from 'react-dom/client';
import { HydrationMarker } from '../../src/router/HydrationMarker';
import { allLanguages } from '../../src/shared/i18n/languages';
import { GlobalStyles } from '../../src/shared/theme/GlobalStyles';
import { colors, fonts, layers, media, motion, radii } from '../../src/shared/theme/tokens';
import { Button } from '../../src/shared/ui/Button';
import { FaultList } from './form/ContrastFaults';
import { ShopFields } from './form/Field';
import { FormContext } from './form/FormContext';
import { States } from './States';
import { useStudio } from './useStudio';

/** The brand studio: the shop file as a form, beside states that repaint at each change of it. */
export function Studio() {
  const { file, edited, check, shown, notice, isChanged, ...actions } = useStudio();
  const { set, use, save, revert, reload } = actions;
  const named = Array.isArray(edited?.languages) ? edited.languages : [];
  const languages = allLanguages.filter((language) => named.includes(language));
  return (
    <Page>
      <GlobalStyles />
      <HydrationMarker />
      <header data-ground="dark">
        <div>
          <h1>Brand studio</h1>
          <p>{file?.path}</p>
        </div>
        <a href="?">All states</a>
        <p role="status" data-is-fault={notice.isFault}>
          {notice.text}
        </p>
        {notice.isStale || (notice.isFault && !file) ? (
          <Button look="secondary" onClick={reload}>
            Read it again
          </Button>
        ) : (
          <Button look="secondary" disabled={!isChanged} onClick={revert}>
            Revert
          </Button>
        )}
        <Button look="accent" disabled={!isChanged} onClick={save}>
          Save
        </Button>
      </header>
      {file && edited && (
        <main>
          <section aria-label="Shop file">
            <FormContext
              value={{
                set,
                use,
                ...check,
                theme: shown?.theme,
                languages: languages.length > 0 ? languages : ['en'],
                names: file.names,
              }}
            >
              <FaultList />
              <ShopFields value={edited} />
            </FormContext>
          </section>
          <section aria-label="States">
            <States languages={languages.length > 0 ? languages : ['en']} shown={shown} />
          </section>
        </main>
      )}
    </Page>
  );
}

/** Shows the studio in place of the list of states. */
export function openStudio(place: HTMLElement): void {
  document.title = 'Brand studio';
  createRoot(place).render(<Studio />);
}

const Page = styled.div(css`
  font: 400 0.9375rem / calc(22 / 15) ${fonts.text};
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 10px 24px;
    background: ${colors.dark};
    color: ${colors.white};
    & > div {
      min-width: 0;
    }
    & h1 {
      font: 740 1.375rem / calc(26 / 22) ${fonts.heading};
    }
    & a,
    & h1 + p {
      color: ${colors.onDark};
      overflow-wrap: anywhere;
    }
    & > [role='status'] {
      flex: 1;
      text-align: end;
      &[data-is-fault='true'] {
        color: ${colors.accent};
      }
    }
  }
  & > main > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 16px;
    padding: 20px;
  }
  & details > div,
  & fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    min-width: 0;
  }
  & fieldset > legend {
    margin-bottom: 8px;
    padding: 0;
    font: 700 0.9375rem / calc(20 / 15) ${fonts.text};
  }
  & select,
  & textarea,
  & input:not([type='checkbox']) {
    min-width: 0;
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid ${colors.fieldBorder};
    border-radius: ${radii.small};
    background: ${colors.white};
    font-size: 0.9375rem;
    line-height: calc(22 / 15);
    transition: border-color ${motion.quick};
    &:hover {
      border-color: ${colors.ink};
    }
    &:focus-visible {
      border-color: ${colors.primary};
      outline-offset: 0;
    }
    &[aria-invalid='true'] {
      border-color: ${colors.highlightText};
    }
    &:disabled {
      border-color: ${colors.hairline};
      background: none;
      color: ${colors.muted};
    }
  }
  & textarea {
    display: block;
    resize: vertical;
    field-sizing: content;
  }
  & input[type='color'] {
    padding: 0;
    cursor: pointer;
  }
  & > main > section + section {
    position: relative;
    z-index: ${layers.sticky};
    gap: 24px;
    background: ${colors.well};
  }
  ${media.desktop} {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    height: 100dvh;
    & > main {
      display: grid;
      grid-template-columns: clamp(340px, 28vw, 440px) minmax(0, 1fr);
      min-height: 0;
      & > section {
        overflow-y: auto;
        scrollbar-gutter: stable;
      }
    }
  }
`);
