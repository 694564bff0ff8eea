/**
 * Webpack loader for `@emotion/cache`: takes out the prefixes that it adds unless told otherwise.
 * The shop brings its own (`src/app/startup/styleCache.ts`), but the library's would be in the build.
 */
module.exports = function withoutPrefixer(source) {
  const shortened = source.replace(
    'defaultStylisPlugins = [prefixer]',
    'defaultStylisPlugins = []',
  );
  if (shortened === source) throw new Error('@emotion/cache has changed: see withoutPrefixer.cjs');
  return shortened;
};
