// Jest loads jest.config.ts by Node first: from Node 22.18 on that reads it as an ES module, fails,
// and warns.
require('ts-node/register');

require('jest/bin/jest');
