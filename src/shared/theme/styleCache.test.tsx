import { CacheProvider, css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { render } from '@testing-library/react';
import { RENDERED_STYLES } from './renderedStyles';
import { makeStyleCache } from './styleCache';

const turn = keyframes`
  to { rotate: 1turn; }
`;
const Turning = styled.p(css`
  animation: ${turn} 1s;
  & > b:hover {
    opacity: 0.5;
  }
`);

/** The rules that `Turning` inserts. */
function insertedRules(): string {
  const cache = makeStyleCache();
  const view = render(
    <CacheProvider value={cache}>
      <Turning />
    </CacheProvider>,
  );
  const rules = cache.sheet.tags.flatMap((tag) => [...(tag.sheet?.cssRules ?? [])]);
  view.unmount();
  cache.sheet.flush();
  return rules.map(({ cssText }) => cssText).join('');
}

test('what the server rendered is not inserted again', () => {
  const rules = insertedRules();
  expect(rules).toMatch(/animation:.*opacity:/s);
  expect(rules).toContain('@keyframes');
  document.head.innerHTML = `<style ${RENDERED_STYLES}>:root{--primary:teal;}${rules}</style>`;
  expect(insertedRules()).toBe('');
});
