import { yieldToMain } from './shared/lib/yieldToMain';

/**
 * The browser's entry. It is one file, but runs in several tasks: a single one would block the main
 * thread of a slow phone. `import()` with `webpackMode: "eager"` evaluates a bundled module without a
 * request.
 */
async function run(): Promise<void> {
  // Redux Toolkit creates an `Error` as it loads. Developer tools record its stack, which is slow while
  // other modules load, so it is evaluated first.
  await import(
    /* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'
  );
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ './app/store');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './app/browser/start');
  if (process.env.NODE_ENV === 'development') {
    const { reloadUnlessReplaced } = await import(
      /* webpackMode: "eager" */ './app/browser/hotReload'
    );
    module.hot?.accept('./app/browser/start', reloadUnlessReplaced);
  }
  await start();
}

void run();
