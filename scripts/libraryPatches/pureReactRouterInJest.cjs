const swc = require('@swc/jest');
const pureReactRouter = require('./pureReactRouter.cjs');

/** Jest's transformer for the files that `pureReactRouter` patches. */
exports.createTransformer = (swcOptions) => {
  const transformer = swc.createTransformer(swcOptions);
  return {
    ...transformer,
    process: (source, ...rest) => transformer.process(pureReactRouter(source), ...rest),
    getCacheKey: (source, ...rest) => transformer.getCacheKey(pureReactRouter(source), ...rest),
  };
};
