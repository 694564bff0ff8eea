import { type UnknownAction, createAction } from '@reduxjs/toolkit';
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Params } from 'react-router-dom';
import type { ScreenQuery, StartedCall } from '../api/screenQuery';
import { useAppStore } from '../app/hooks';
import type { RootState } from '../app/rootReducer';
import { type AppDispatch, type AppStore, extraOf } from '../app/store';
import type { Language } from '../shared/i18n/languages';
import {
  hasMessages,
  loadMessages,
  subscribeToMessages,
  textsChanged,
} from '../shared/i18n/messages';
import { HydrationMarker } from './HydrationMarker';
import { type PageAddress, selectLanguage, selectLocation } from './locationSlice';
import type { RouteId } from './routeTable';

/** The arguments of a screen's data loader on the server. */
export interface LoadContext {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly params: Params;
}

/** The language and the route of a page: several routes may have the same screen. */
interface PageId {
  readonly language: Language;
  readonly routeId: RouteId;
}

/** The title of a page, and its description for search engines. */
export interface ScreenHead {
  readonly title: string;
  readonly description: string;
}

interface Preloadable {
  readonly preload: () => Promise<unknown>;
}

/** The `screen` export of a lazy screen module. */
export interface ScreenModule {
  /** Names its chunk. */
  readonly name: string;
  /** Name of the chunks of its messages, if not the screen's. */
  readonly messages?: string;
  readonly Screen: ComponentType;
  /** Parts whose code loads with the screen, unless it hydrates (`servedPart.tsx`). */
  readonly parts?: readonly Preloadable[];
  readonly head: (page: PageId) => ScreenHead;
  /** The first action of the screen at an address, before its queries. */
  readonly opened?: (address: PageAddress) => UnknownAction;
  /** Side effects on actions that only this screen needs (browser only). */
  readonly startListening?: (store: AppStore) => void;
  /** The current subject, for the title, such as the name of the selected type; null for none. */
  readonly subject?: (state: RootState, params: Params) => string | null;
  /** Whether the item in the address exists, according to the responses; if not, the status is 404. */
  readonly exists?: (state: RootState, params: Params) => boolean;
  /** The queries of the screen. The server sends them before rendering, in parallel. */
  readonly queries?: (params: Params) => readonly ScreenQuery<RootState>[];
  /** Loads the data on the server, for screens that keep only a part of a response. */
  readonly load?: (context: LoadContext) => readonly StartedCall[];
}

/** A screen whose code loads when it is first needed. */
export interface LazyScreen {
  readonly Component: ComponentType;
  /**
   * Loads the screen and its messages, before rendering on the server or in the browser.
   * @param isHydrated whether the browser hydrates it: served parts load after the first view
   */
  readonly preload: (language: Language, isHydrated?: boolean) => Promise<ScreenModule>;
  /** Loads the screen in the browser, and starts it on the store, which shows it. */
  readonly open: (store: AppStore) => Promise<void>;
  /** The module, once loaded. */
  readonly loaded: () => ScreenModule | undefined;
}

/**
 * A screen's code is loaded. Its slices were injected (`injectInto`), and get their initial state with
 * this action.
 */
const screenLoaded = createAction<string>('app/screenLoaded');

/** The screens started on a store, by name, because `npm run dev` may replace their modules. */
const startedOn = new WeakMap<AppStore, Set<string>>();

/** Dispatches the first actions of a screen, on the server and in the browser. */
export function openScreen({ dispatch, getState }: Opener, { name, opened }: ScreenModule): void {
  dispatch(screenLoaded(name));
  if (opened) dispatch(opened(selectLocation(getState())));
}

type Opener = Pick<AppStore, 'dispatch' | 'getState'>;

/** Opens a screen in the browser, and starts its listeners; once per store. */
export function startScreen(store: AppStore, screen: ScreenModule): void {
  const started = startedOn.get(store) ?? new Set();
  startedOn.set(store, started);
  if (started.has(screen.name)) return;
  started.add(screen.name);
  openScreen(store, screen);
  screen.startListening?.(store);
  // Its components wait for this.
  textsChanged();
}

/** Loads parts; one that fails loads again when it renders. */
async function preloadAll(parts: readonly Preloadable[] = []): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.preload()));
}

/**
 * @param load imports the screen's module
 * @param Loading rendered meanwhile
 * @param loadTexts imports the file of its messages, which otherwise is requested after the code
 */
export function lazyScreen(
  load: () => Promise<{ screen: ScreenModule }>,
  Loading: ComponentType,
  loadTexts?: (language: Language) => Promise<unknown>,
): LazyScreen {
  let loaded: ScreenModule | undefined;

  const preload = async (language: Language, isHydrated = false) => {
    if (loaded && hasMessages(language)) return loaded;
    // Beside the code; a failure is that of `loadMessages`.
    if (!loaded) loadTexts?.(language).catch(() => undefined);
    const screen = loaded ?? (await load()).screen;
    await Promise.all([loadMessages(language), !isHydrated && preloadAll(screen.parts)]);
    // Set only once its messages are loaded.
    loaded = screen;
    textsChanged();
    return screen;
  };

  const open = async (store: AppStore) => {
    const language = selectLanguage(store.getState());
    // Loaded code starts at once, before anything renders.
    startScreen(store, loaded && hasMessages(language) ? loaded : await preload(language));
  };

  function Component() {
    const store = useAppStore();
    const isStarted = () => loaded && startedOn.get(store)?.has(loaded.name) === true;
    // A past state starts nothing, so its screen needs only the code.
    const read = () => (isStarted() || extraOf(store).isPaused() ? loaded : undefined);
    const screen = useSyncExternalStore(subscribeToMessages, read, () => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (startedOn.get(store)?.has(loaded?.name ?? '')) return;
      open(store).catch((error: unknown) => {
        setFailure({ error });
      });
    }, [store]);
    if (failure) throw failure.error;
    // Not by Suspense: React would reveal the screen 300 ms after its fallback at the earliest.
    if (!screen) return <Loading />;
    return (
      // Hydrates in a task of its own.
      <Suspense>
        <screen.Screen />
        <HydrationMarker />
      </Suspense>
    );
  }

  return { Component, preload, open, loaded: () => loaded };
}
