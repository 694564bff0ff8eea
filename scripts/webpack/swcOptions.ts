interface JsxOptions {
  readonly isDevelopment?: boolean;
  /** Whether components are replaced in the open page when they change. */
  readonly hasFastRefresh?: boolean;
}

/**
 * How TypeScript and JSX become JavaScript, in every build and in Jest. JSX is React's own, as in
 * `tsconfig.json`: styles are components made by `styled`, and Emotion's `css` prop is not used.
 */
export function swcOptions({ isDevelopment = false, hasFastRefresh = false }: JsxOptions = {}) {
  return {
    jsc: {
      target: 'es2022' as const,
      parser: { syntax: 'typescript' as const, tsx: true },
      transform: {
        react: {
          runtime: 'automatic' as const,
          development: isDevelopment,
          refresh: hasFastRefresh,
        },
      },
    },
  };
}
