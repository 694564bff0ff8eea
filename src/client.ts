import { yieldToMain } from './shared/lib/yieldToMain';

/**
 * The browser's entry: what lies in its one file runs in several tasks, between which the browser
 * may paint and answer. Libraries that make an `Error` as they load come first: developers' tools
 * record its place, and would parse anew all that was half done around it.
 */
async function run(): Promise<void> {
  await Promise.resolve();
  await import(
    /* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'
  );
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ './app/store');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './app/startup/start');
  await start();
}

void run();
