import { reloadUnlessReplaced } from './app/browser/hotReducers';
import { yieldToMain } from './shared/lib/yieldToMain';

/**
 * The browser's entry. Its code is in one file, but runs in several tasks: in a single one it would
 * block the main thread of a slow phone for a fifth of a second. `webpackMode: "eager"` makes an
 * `import()` that fetches nothing and only runs a module.
 */
async function run(): Promise<void> {
  // Redux Toolkit creates an `Error` as it loads. Developers' tools record its stack, which is slow
  // while other modules are being loaded: it comes first.
  await import(
    /* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'
  );
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ './app/store');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './app/browser/start');
  await start();
}

void run();

if (process.env.NODE_ENV === 'development' && module.hot)
  module.hot.accept('./app/browser/start', reloadUnlessReplaced);
