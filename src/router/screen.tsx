import { createAction } from '@reduxjs/toolkit';
import { type ComponentType, Suspense, lazy, useState } from 'react';
import type { ScreenQuery, StartedCall } from '../api/screenQuery';
import { useAppStore } from '../app/hooks';
import type { AppDispatch, AppStore, RootState } from '../app/store';
import type { Language } from '../shared/i18n/languages';
import { loadMessages, textsChanged } from '../shared/i18n/messages';
import { HydrationMarker } from './HydrationMarker';
import { type PageAddress, selectLanguage } from './locationSlice';
import type { RouteParams } from './routeParams';

/** The arguments of a screen's data loader on the server. */
export interface LoadContext {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly params: RouteParams;
}

/** The title of a page, and its description for search engines. */
export interface ScreenHead {
  readonly title: string;
  readonly description: string;
}

/** The export `screen` of a screen's lazy module. */
export interface ScreenModule {
  /** Names its chunk. */
  readonly name: string;
  /** Name of the chunks of its messages, where it differs from the screen's. */
  readonly messages?: string;
  readonly Screen: ComponentType;
  readonly head: (page: Pick<PageAddress, 'language' | 'pathname'>) => ScreenHead;
  /** Side effects on actions that only this screen needs (browser only). */
  readonly startListening?: (store: AppStore) => void;
  /**
   * What the screen shows now, for the title, such as the name of the chosen type; null for all.
   */
  readonly subject?: (state: RootState, params: RouteParams) => string | null;
  /**
   * Whether the thing in the address exists, as far as the responses show; if not, the status is
   * 404.
   */
  readonly exists?: (state: RootState, params: RouteParams) => boolean;
  /** The queries of the screen. The server sends them before rendering, in parallel. */
  readonly queries?: (params: RouteParams) => readonly ScreenQuery<RootState>[];
  /** How the server loads the data, where it does not keep whole responses. */
  readonly load?: (context: LoadContext) => readonly StartedCall[];
}

/** A screen that is fetched when it is first needed. */
export interface LazyScreen {
  readonly Component: ComponentType;
  /** Fetches the screen and its messages; before hydration, and on the server before rendering. */
  readonly preload: (language: Language) => Promise<ScreenModule>;
  /** The module, once it has been fetched. */
  readonly loaded: () => ScreenModule | undefined;
}

/**
 * A screen's code has arrived. Its slices have joined the reducer (`injectInto`), and get their
 * first state with this action.
 */
const screenLoaded = createAction<string>('app/screenLoaded');

/** The screens that have started on a store, by name: `npm run dev` may replace their modules. */
const startedOn = new WeakMap<AppStore, Set<string>>();

/** Tells a store that a screen is loaded, and starts its listeners there, once. */
export function startScreen(store: AppStore, screen: ScreenModule): void {
  const started = startedOn.get(store) ?? new Set();
  startedOn.set(store, started);
  if (started.has(screen.name)) return;
  started.add(screen.name);
  store.dispatch(screenLoaded(screen.name));
  screen.startListening?.(store);
}

/**
 * @param load imports the screen's module
 * @param Loading what stands there meanwhile
 */
export function lazyScreen(
  load: () => Promise<{ screen: ScreenModule }>,
  Loading: ComponentType,
): LazyScreen {
  let loaded: ScreenModule | undefined;

  const preload = async (language: Language) => {
    const screen = loaded ?? (await load()).screen;
    await loadMessages(language);
    // Not before its messages are loaded.
    loaded = screen;
    textsChanged();
    return screen;
  };

  function Component() {
    const store = useAppStore();
    // Kept while mounted: another component type would mount the screen again.
    const [Screen] = useState<ComponentType>(
      () =>
        loaded?.Screen ??
        lazy(async () => {
          const screen = await preload(selectLanguage(store.getState()));
          startScreen(store, screen);
          return { default: screen.Screen };
        }),
    );
    return (
      <Suspense fallback={<Loading />}>
        <Screen />
        <HydrationMarker />
      </Suspense>
    );
  }

  return { Component, preload, loaded: () => loaded };
}
