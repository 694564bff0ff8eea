/**
 * Webpack loader for a library whose components and contexts stand at the top of one module: says
 * that making them has no side effects, so that those which nobody uses leave the build.
 */
module.exports = function pureComponents(source) {
  return (
    source
      .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
      .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
      // React Server Components are not used here, nor the library's own error boundary.
      .replace(/^RenderErrorBoundary\.contextType = .*;$/gm, '')
  );
};
