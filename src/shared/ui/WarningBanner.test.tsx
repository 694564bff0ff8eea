import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/renderPart';
import { WarningBanner } from './WarningBanner';

// spec §2.14
test('the warning is yellow, and its Retry reports', async () => {
  const onRetry = jest.fn();
  const { user } = renderPart(
    <WarningBanner text="Something is missing." isRetrying={false} onRetry={onRetry} />,
  );
  const banner = screen.getByRole('alert');
  expect(banner).toHaveTextContent('Something is missing.');
  const [red = 0, green = 0, blue = 0] = (
    window.getComputedStyle(banner).backgroundColor.match(/\d+/g) ?? []
  ).map(Number);
  expect(Math.min(red, green)).toBeGreaterThan(220);
  // Neither white nor orange.
  expect(blue).toBeLessThan(Math.min(red, green) - 30);
  expect(Math.abs(red - green)).toBeLessThan(30);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
