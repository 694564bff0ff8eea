import { readFileSync } from 'node:fs';
import styled from '@emotion/styled';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link } from 'react-router-dom';
import { webpackPatches } from './libraryPatches';
import pureReactRouter from './pureReactRouter.cjs';

test('every component and context of react-router is marked as pure', () => {
  const patched = pureReactRouter(readFileSync(webpackPatches.rule.test, 'utf8'));
  const made = patched.match(/= .*\bReact\d*\.(?:createContext|forwardRef|memo)\(/g) ?? [];
  expect(made.length).toBeGreaterThan(10);
  expect(made.filter((line) => !line.startsWith('= /* @__PURE__ */ React'))).toEqual([]);
  expect(patched).not.toMatch(/^[\w$]+\.(?:displayName|contextType) =/m);
});

test('a react-router that it does not match stops the build', () => {
  expect(() => pureReactRouter('var Link = forwardRef();')).toThrow('react-router has changed');
});

test('Jest runs the patched react-router', () => {
  expect(Link.displayName).toBeUndefined();
});

test('styled elements forward all props but `as`', () => {
  const Box = styled.div``;
  const html = renderToStaticMarkup(
    createElement(Box, Object.assign({ as: 'section' as const }, { unlisted: 'yes' })),
  );
  expect(html).toContain('<section unlisted="yes"');
  expect(html).not.toContain(' as=');
});
