/** In strings and templates. */
const COLOUR = '/#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])|(?:rgb|hsl)a?\\(/i';
/** A radius but none and the parent's; a value that is put in ends the text before it. */
const RADIUS = '/border-(?:\\w+-)*radius:(?!\\s*(?:(?:0\\s*)*(?:;|$)|inherit\\b))/';
const SHADOW = '/(?:box|text)-shadow:(?!\\s*(?:$|none\\b|inherit\\b))/';

/** Line, thickness and colour in one: Safari reads that since 26.2. */
const DECORATION = '/text-decoration:\\s*\\w+\\s+[^\\s;]|text-decoration:[^;]*$/';

/** Heights of lines in px: text of a larger minimum size would overlap (WCAG 2.2, 1.4.4). */
const LINE_HEIGHT = '/line-height:\\s*[\\d.]+px|font:[^;]*\\/\\s*[\\d.]+px/';

/** Sizes of text in px: they ignore the text size of the browser (WCAG 2.2, 1.4.4). */
const FONT_SIZE = '/(?:^|[^\\w-])(?:font:[^;/]*|font-size:[^;]*)[\\d.]px/';

const inTexts = (pattern) => [`Literal[value=${pattern}]`, `TemplateElement[value.raw=${pattern}]`];
const inStyleObjects =
  'Property[key.name=/^(?:border\\w*Radius|(?:box|text)Shadow)$/] > Literal[value!=0]';

/** For `no-restricted-syntax`: colours, radii and shadows stand in the tokens; what Safari does not read. */
module.exports = [
  ...inTexts(DECORATION).map((selector) => ({
    selector,
    message:
      'Write text-decoration-line, -thickness and -color: Safari reads them in one since 26.2',
  })),
  ...inTexts(LINE_HEIGHT).map((selector) => ({
    selector,
    message: 'Write line heights without a unit, as calc(20 / 14): they grow with their text',
  })),
  ...[
    ...inTexts(FONT_SIZE),
    "Property[key.name='fontSize'] > Literal[value=/\\dpx/]",
    "Property[key.name='fontSize'] > Literal[raw=/^\\d/]",
  ].map((selector) => ({
    selector,
    message: 'Write text sizes in rem (px / 16): they follow the text size of the browser',
  })),
  ...inTexts(COLOUR).map((selector) => ({
    selector,
    message: 'Colours stand in src/shared/theme',
  })),
  ...[...inTexts(RADIUS), ...inTexts(SHADOW), inStyleObjects].map((selector) => ({
    selector,
    message: 'Radii and shadows stand in src/shared/theme',
  })),
];
