import { readPageState } from '../../src/app/startup/pageState';
import { rootReducer } from '../../src/app/store';
import { ownOriginConfig } from '../../src/shared/config/runtimeConfig';
import { serializePageState } from './serializePageState';

const state = rootReducer(undefined, { type: 'start' });

test('it is the JSON of the settings and the state, each time', () => {
  const pageState = { config: ownOriginConfig, state };
  expect(JSON.parse(serializePageState(pageState))).toEqual(pageState);
  const location = { ...state.location, pathname: '/about' };
  const next = { config: ownOriginConfig, state: { ...state, location } };
  expect(JSON.parse(serializePageState(next))).toEqual(next);
});

test('the browser reads it', () => {
  const pageState = { config: ownOriginConfig, state };
  const textContent = serializePageState(pageState);
  const document = { getElementById: () => ({ textContent }) } as unknown as Document;
  expect(readPageState(document)).toEqual(pageState);
});

test('the app shell has settings only', () => {
  expect(JSON.parse(serializePageState({ config: ownOriginConfig }))).toEqual({
    config: ownOriginConfig,
  });
});

test('no text ends the element', () => {
  const hostile = '</script><script>alert(1)</script>';
  const config = { ...ownOriginConfig, apiHost: hostile };
  const location = { ...state.location, search: hostile };
  const text = serializePageState({ config, state: { ...state, location } });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ config, state: { location } });
});
