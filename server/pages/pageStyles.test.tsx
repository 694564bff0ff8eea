import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { renderToString } from 'react-dom/server';
import { makePageStyles, styleElements } from '../../src/app/server/pageStyles';

const Tall = styled.p`
  min-height: 4321px;
`;
const Wide = styled.p`
  min-width: 1234px;
`;

function render(part: React.ReactNode): EmotionCache {
  const styles = makePageStyles();
  renderToString(<CacheProvider value={styles}>{part}</CacheProvider>);
  return styles;
}

test('a page has the theme, the ground rules and its own styles, in this order', () => {
  const element = styleElements(':root{--primary:teal;}')(render(<Tall />));
  expect(element.html).toMatch(
    /^<style data-styles>:root\{--primary:teal;\}\*,.*box-sizing:border-box;.*\{min-height:4321px;\}<\/style>$/s,
  );
});

test('pages keep to their own styles, whatever was rendered before', () => {
  const styleElement = styleElements('');
  const tall = styleElement(render(<Tall />));
  const wide = styleElement(render(<Wide />));
  expect(wide.html).toContain('min-width:1234px');
  expect(wide.html).not.toContain('min-height:4321px');
  expect(styleElement(render(<Tall />))).toBe(tall);
  expect(styleElement(makePageStyles()).html).not.toContain('px;}</style>');
});

test('another shop has another theme with the same styles', () => {
  expect(styleElements('a{}')(makePageStyles()).html).toContain('>a{}*');
  expect(styleElements('b{}')(makePageStyles()).html).toContain('>b{}*');
});
