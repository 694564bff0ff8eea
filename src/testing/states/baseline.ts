import css from '@eslint/css';
import { Linter } from 'eslint';

/** Without these a page looks plainer, or is slower to lay out; nothing is lost. */
const ENHANCEMENTS = [
  'accent-color',
  'contain-intrinsic-height',
  'content-visibility',
  'forced-color-adjust',
  'overflow-clip-margin',
  'overscroll-behavior',
  'scrollbar-color',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
];

/**
 * What a style sheet uses and not all browsers of Baseline widely available have, as in `browserslist`
 * of package.json.
 */
export function lackedByBrowsers(styles: string): string[] {
  const rule = ['error', { available: 'widely', allowProperties: ENHANCEMENTS }] as const;
  const messages = new Linter().verify(
    styles,
    [
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        // Its parser does not know every media query that browsers do.
        languageOptions: { tolerant: true },
        rules: { 'css/use-baseline': [...rule] },
      },
    ],
    { filename: 'styles.css' },
  );
  return [...new Set(messages.map(({ message }) => message))];
}
