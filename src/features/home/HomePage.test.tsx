import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderApp } from '../../testing/renderApp';
import { BACKEND, server } from '../../testing/server';

test('Home shows what the banners call answers', async () => {
  server.use(
    http.get(`${BACKEND}/api/v1/banners`, () =>
      HttpResponse.json({
        data: [{ _id: 1, title: 'Two wheels, one island', bannerType: 'hero' }],
      }),
    ),
  );
  await renderApp('/');
  expect(await screen.findByText('Two wheels, one island')).toBeVisible();
});
