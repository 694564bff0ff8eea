import { Global, css } from '@emotion/react';
import { SPLASH_LIMIT_MS } from '../config/times';
import { colors, fonts, media } from './tokens';

/** Until the first view is painted, on most visits, in ms. */
const FIRST_VIEW_MS = 300;

const styles = () => css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 16px;
    /* What floats there, as the splash does, hides nothing that has the focus. */
    scroll-padding-bottom: 96px;
  }
  /* Notices float over the page: what gets the focus, and the page's end, are not left under them. */
  html:has([data-notice='bottom']) {
    scroll-padding-bottom: 160px;
  }
  html:has([data-notice='bottom']) footer {
    border-bottom: 160px solid ${colors.darkest};
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
    font: 400 16px / 1.5 ${fonts.text};
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
  /* Icons. Any other style wins over these. */
  :where([data-icon]) {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* The first view comes first: pictures further down are not fetched before it is painted. */
  html:not([data-hydrated]) img[loading='lazy'] {
    animation: wait 1ms ${FIRST_VIEW_MS}ms backwards;
  }
  @keyframes wait {
    from {
      display: none;
    }
  }
  /* Nor are parts further down laid out before the visitor comes near: until then they count as
     about a phone's screen and a half high. Focus rings at their edges are seen whole. */
  html:not([data-hydrated]) [data-is-further-down] {
    content-visibility: auto;
    contain-intrinsic-height: auto 1200px;
    overflow-clip-margin: 32px;
  }
  /* While the splash fills the screen, nothing behind it is reached by Tab or read aloud. */
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
  /* A light part within sets its own ring again. */
  [data-ground='dark'] {
    --ring: ${colors.accent};
  }
  :is(main, section, h1):focus {
    outline: none;
  }
  /* On paper nothing can be pressed; of an open dialog only the dialog is printed. */
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
    /* Grounds are part of the pictures, and light text needs its own. */
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

/** The page's ground rules. */
export function GlobalStyles() {
  return <Global styles={styles()} />;
}
