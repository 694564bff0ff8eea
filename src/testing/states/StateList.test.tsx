import { render, screen } from '@testing-library/react';
import { states } from './catalogue';
import { stateName } from './screenState';
import { StateList } from './StateList';

test('it lists every state', () => {
  render(<StateList language="nl" />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining(
      states.map(
        (state) =>
          `?${new URLSearchParams({ language: 'nl', state: stateName(state) }).toString()}`,
      ),
    ),
  );
});
