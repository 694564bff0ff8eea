import { ownOriginConfig } from '../../shared/config/runtimeConfig';
import { readPageState } from './pageState';

/** A page whose state element has this text; without any, where it is null. */
function page(text: string | null): Document {
  const document = new DOMParser().parseFromString('<body></body>', 'text/html');
  if (text !== null) {
    const element = document.createElement('script');
    element.id = 'page-state';
    element.type = 'application/json';
    element.textContent = text;
    document.body.append(element);
  }
  return document;
}

test('the browser reads what the server has said', () => {
  const config = { apiHost: 'https://api.example', listingsHost: '', devTools: true };
  const state = { wishlist: { ids: [] } };
  expect(readPageState(page(JSON.stringify({ config, state })))).toEqual({ config, state });
});

test('the app shell has settings and no state', () => {
  const read = readPageState(page(JSON.stringify({ config: ownOriginConfig })));
  expect(read).toEqual({ config: ownOriginConfig });
});

test.each([null, '', '{', '[]', 'null', '7', '{"config":null}', '{"state":"x"}', '{"state":null}'])(
  'an unreadable element (%j) means the defaults',
  (text) => {
    expect(readPageState(page(text))).toEqual({ config: ownOriginConfig });
  },
);
