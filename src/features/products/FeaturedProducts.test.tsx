import { screen } from '@testing-library/react';
import { allAnnounced, watchAnnouncements } from '../../testing/announcements';
import { mockHomeBackend, product } from '../../testing/homeBackend';
import { renderApp } from '../../testing/renderApp';

const announced = watchAnnouncements();

test('without products it says so in Papiamento', async () => {
  await allAnnounced(announced);
  mockHomeBackend({ products: [] });
  await renderApp('/pap');
  expect(
    await screen.findByRole('heading', { name: 'No tin producto destaca disponibel' }),
  ).toBeVisible();
  expect(screen.getByText('Bolbe despues pa wak producto destaca')).toBeVisible();
  expect(await allAnnounced(announced)).toEqual(['No tin producto destaca disponibel']);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a product on our own site opens in the language of the page', async () => {
  mockHomeBackend({ products: [product('hat', { link_url: '/deals' })] });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await renderApp('/es');
  await user.click(await screen.findByRole('button', { name: 'Comprar ya' }));
  expect(open).toHaveBeenCalledWith('/es/deals', '_blank', expect.any(String));
});
