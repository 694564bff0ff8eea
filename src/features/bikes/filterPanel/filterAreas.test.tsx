import { screen, within } from '@testing-library/react';
import { setShop } from '../../../shared/shop/currentShop';
import { renderPart } from '../../../testing/renderPart';
import { testShop, testShops } from '../../../testing/testShop';
import { filtersOf } from '../bikeAddress';
import { FilterPanel } from './FilterPanel';

afterEach(() => {
  setShop(testShops);
});

const renderChoices = () =>
  renderPart(
    <FilterPanel
      id="filters"
      filters={filtersOf('', 2026)}
      isOpen
      onChange={jest.fn()}
      onClear={jest.fn()}
    />,
  );

// spec §9.13
test("the areas are the shop file's", () => {
  setShop({ en: { ...testShop, place: 'Bonaire', areas: ['Kralendijk', 'Rincon'] } });
  renderChoices();
  const options = within(screen.getByRole('combobox', { name: 'Area' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All of Bonaire',
    'Kralendijk',
    'Rincon',
  ]);
  expect(filtersOf('?area=rincon', 2026).area).toBe('Rincon');
  expect(filtersOf('?area=Oranjestad', 2026).area).toBeNull();
});

test('a shop without areas has no field for them', () => {
  setShop({ en: { ...testShop, areas: [] } });
  renderChoices();
  expect(screen.getByRole('combobox', { name: 'Brand' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Area' })).not.toBeInTheDocument();
});
