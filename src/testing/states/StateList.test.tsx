import { render, screen } from '@testing-library/react';
import { states } from './catalogue';
import { stateName } from './screenState';
import { StateList } from './StateList';

jest.mock('./reported/reportedStates', () => ({
  reportedStates: { 'lost-filters': () => Promise.resolve({ default: {} }) },
}));

test('it lists every state, and the reports that are kept', () => {
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
  expect(screen.getByRole('heading', { name: 'Reported' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'lost-filters' })).toHaveAttribute(
    'href',
    '?report=lost-filters',
  );
});
