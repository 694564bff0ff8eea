import { Global, css } from '@emotion/react';
import { SPLASH_LIMIT_MS } from '../config/times';
import { colors, fonts, media } from './tokens';

/** Typical time until the first view is painted, in ms. */
const FIRST_VIEW_MS = 300;

const styles = () => css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    /* Opts out of automatic dark themes, which invert text but not the pictures and yellows behind it. */
    color-scheme: only light;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 16px;
    /* Keeps the focused element clear of floating cards such as the splash. */
    scroll-padding-bottom: 96px;
  }
  /* The page behind a modal dialog does not scroll, nor move where its scroll bar was. */
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
    /* The place of the scroll bar, which the backdrop leaves out. */
    background: ${colors.backdrop};
  }
  /* Keeps the focused element and the page's end clear of floating notices. */
  html:has([data-notice='bottom']) {
    --notice-room: 160px;
    scroll-padding-bottom: var(--notice-room);
  }
  html:has([data-notice='bottom']) footer {
    border-bottom: var(--notice-room) solid ${colors.darkest};
    ${media.desktop} {
      border-bottom-width: 96px;
    }
  }
  ${media.scriptless} {
    [data-needs-scripts] {
      display: none !important;
    }
  }
  body {
    margin: 0;
    background: ${colors.ground};
    color: ${colors.ink};
    font: 400 1rem / 1.5 ${fonts.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: ${fonts.heading};
    font-weight: 750;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  p {
    text-wrap: pretty;
  }
  ul,
  ol {
    list-style: none;
  }
  img {
    display: block;
    max-width: 100%;
  }
  img[data-broken] {
    visibility: hidden;
  }
  /* Icons. Any other style overrides these. */
  :where([data-icon]) {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Defers pictures below the first view until it is painted. */
  html:not([data-hydrated]) img[loading='lazy'] {
    animation: wait 1ms ${FIRST_VIEW_MS}ms backwards;
  }
  @keyframes wait {
    from {
      display: none;
    }
  }
  /* Defers the layout of parts below the first view, with an estimated height of a phone's screen and a
     half. The clip margin leaves room for focus rings. */
  html:not([data-hydrated]) [data-is-further-down] {
    content-visibility: auto;
    contain-intrinsic-height: auto 1200px;
    overflow-clip-margin: 32px;
  }
  /* Hides the page behind the full-screen splash from Tab and screen readers. */
  body:has([data-splash='screen']) {
    visibility: hidden;
    animation: appear 1ms ${SPLASH_LIMIT_MS}ms forwards;
  }
  @keyframes appear {
    to {
      visibility: visible;
    }
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
  }
  button:disabled {
    cursor: not-allowed;
  }
  a {
    color: ${colors.primaryDark};
  }
  :focus-visible {
    outline: 3px solid var(--ring, ${colors.primary});
    outline-offset: 3px;
  }
  /* A light part inside sets its own ring again. */
  [data-ground='dark'] {
    --ring: ${colors.accent};
  }
  :is(main, section, h1):focus {
    outline: none;
  }
  /* Hides controls on paper; an open dialog prints alone. */
  ${media.print} {
    header :is(nav, form, button),
    footer,
    aside,
    button:not([data-is-printed]),
    :has(> dialog[open]) > :not(dialog) {
      display: none !important;
    }
    html {
      overflow: visible !important;
    }
    li,
    article {
      break-inside: avoid;
    }
    h1,
    h2,
    h2 + p {
      break-after: avoid;
    }
    /* Prints backgrounds: they are part of pictures, and light text needs them. */
    main {
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
  }
  ${media.calm} {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Global styles of the page. */
export function GlobalStyles() {
  return <Global styles={styles()} />;
}
