import { instrument } from '@redux-devtools/instrument';
import { type StoreEnhancer, compose } from 'redux';

/**
 * Stands for the browser extension: the same instrument, without its window. Import it before
 * anything that makes a store: Redux Toolkit looks for the extension when it is loaded.
 */
const extension =
  () =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    compose(...enhancers, instrument(undefined, { maxAge: 1_000 }));

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
