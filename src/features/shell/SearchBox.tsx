import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Search } from 'lucide';
import { type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import type { RootState } from '../../app/rootReducer';
import { selectLocation } from '../../router/locationSlice';
import { selectRouteId } from '../../router/routeTable';
import { paths, searchPath } from '../../shared/config/paths';
import { inLanguage } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useMessages } from '../../shared/i18n/useMessages';
import { edgeWhenForced } from '../../shared/theme/forcedColors';
import {
  colors,
  fonts,
  hover,
  looks,
  media,
  motion,
  radii,
  shadows,
} from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/Icon';
import { VisuallyHidden } from '../../shared/ui/layout';
import { layoutMessages } from './layoutMessages';

/** The query in the address of a search page; '' on other pages. */
function selectSearchQuery(state: RootState): string {
  if (selectRouteId(state) !== 'search') return '';
  return new URLSearchParams(selectLocation(state).search).get('q') ?? '';
}

/** The header's search, spec §2. Without scripts the form submits to `/search?q=`. */
export function SearchBox() {
  const m = useMessages(layoutMessages);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const language = useLanguage();
  const shown = useAppSelector(selectSearchQuery);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    // Empty and blank queries are ignored, spec §5.
    if (query !== '') void navigate(searchPath(query));
  };

  return (
    <Form
      role="search"
      aria-label={m.searchForm}
      action={inLanguage(language, paths.search)}
      onSubmit={submit}
    >
      <Icon drawing={Search} className="lens" />
      <input
        // The address has the query; another query resets the field.
        key={shown}
        ref={field}
        type="search"
        name="q"
        defaultValue={shown}
        placeholder={m.searchPlaceholder}
        aria-label={m.searchQuestion}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      <button type="submit">
        <Icon drawing={Search} className="icon" />
        <VisuallyHidden className="word">{m.searchButton}</VisuallyHidden>
      </button>
    </Form>
  );
}

const Form = styled.form(css`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: 52px;
  padding: 4px;
  border-radius: ${radii.pill};
  --ring: ${colors.primary};
  background: ${colors.white};
  color: ${colors.ink};
  ${edgeWhenForced}
  .lens {
    display: none;
    flex: none;
    margin-left: 18px;
    color: ${colors.primary};
  }
  &:focus-within {
    outline: 3px solid ${colors.accent};
    outline-offset: 2px;
  }
  &:has(button:focus-visible) {
    outline: none;
  }
  input {
    ${looks.bareButton}
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 0 12px;
    font-size: 1.0625rem;
    text-overflow: ellipsis;
    appearance: none;
  }
  input::placeholder {
    color: ${colors.muted};
    opacity: 1;
  }
  input:focus-visible {
    outline: none;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${radii.pill};
    background: ${colors.accent};
    color: ${colors.ink};
    font: 650 1rem / calc(24 / 16) ${fonts.text};
    transition: background-color ${motion.quick};
  }
  /* Inside, because the field has no room beside it. */
  button:focus-visible {
    outline-offset: -4px;
  }
  .icon {
    width: 22px;
    height: 22px;
  }
  ${media.desktop} {
    min-height: 56px;
    border: 2px solid ${colors.primary};
    box-shadow: ${shadows.card};
    &:focus-within {
      outline-color: ${colors.primary};
    }
    button {
      --ring: ${colors.white};
      background: ${colors.primary};
      color: ${colors.white};
    }
    ${hover(`background: ${colors.primaryDark}`, 'button:hover')}
  }
  ${media.wide} {
    .lens {
      display: block;
      width: 20px;
      height: 20px;
    }
    .icon {
      display: none;
    }
    .word {
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      clip-path: none;
    }
    button {
      width: auto;
      padding: 0 28px;
    }
  }
`);
