const { builtinRules } = require('eslint/use-at-your-own-risk');

/** ESLint's own rule for the patterns of oxlint.config.mjs: oxlint has none of its own. */
module.exports = {
  meta: { name: 'house' },
  rules: { 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') },
};
