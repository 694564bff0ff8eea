// webpack-cli imports a configuration first: from Node 22.18 on that is Node's own loader, which
// reads webpack.config.ts as an ES module, fails, and warns.
require('ts-node/register');

module.exports = require('../../webpack.config.ts').default;
