// webpack-cli imports a configuration first: from Node 22.18 on that is Node's own loader, which
// reads webpack.config.ts as an ES module, fails, and warns.
require('ts-node/register');

const { ProgressPlugin } = require('webpack');
const scripts = require('../../webpack.config.ts').default;
const { buildProgress } = require('./buildProgress.ts');

const progress = buildProgress(
  scripts.map(({ name }) => name),
  process.stdout,
);

module.exports = scripts.map((script) => ({
  ...script,
  plugins: [...(script.plugins ?? []), new ProgressPlugin(progress(script.name))],
}));
