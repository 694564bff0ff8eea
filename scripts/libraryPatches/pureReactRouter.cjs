/**
 * Marks react-router's components and contexts as pure, so that a build leaves out those which
 * nothing uses. Remove it when react-router does so itself: remix-run/react-router#15299.
 */
module.exports = function pureReactRouter(source) {
  const marked = source.replace(
    /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    '= /* @__PURE__ */ $1',
  );
  const patched = marked
    // An assignment to a property keeps what it is assigned to.
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/^RenderErrorBoundary\.contextType = .*;$/gm, '');
  if (marked === source || patched === marked) {
    throw new Error('react-router has changed: see scripts/libraryPatches/pureReactRouter.cjs');
  }
  return patched;
};
