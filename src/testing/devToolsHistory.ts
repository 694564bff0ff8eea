import { act } from '@testing-library/react';
import type { AppStore } from '../app/store';
import { ownOriginConfig } from '../shared/config/runtimeConfig';
import { yieldToMain } from '../shared/lib/yieldToMain';
import { devTools } from './devToolsDouble';

interface History {
  readonly stagedActionIds: readonly number[];
  readonly currentStateIndex: number;
}

interface LiftedStore {
  getState(): History;
  dispatch(action: unknown): unknown;
}

/** What a shop needs so that its store can be stepped through: an option of `renderApp`. */
export const withDevTools = { config: { ...ownOriginConfig, devTools: true } };

/** The store of histories that DevTools puts around a store. */
export function lifted(store: AppStore): LiftedStore {
  const found = 'liftedStore' in store ? store.liftedStore : null;
  if (!isLifted(found)) throw new Error('The store is not instrumented');
  return found;
}

function isLifted(value: unknown): value is LiftedStore {
  return typeof value === 'object' && value !== null && 'dispatch' in value;
}

/** What a developer saves as a file: the whole history, as JSON. */
export function exportHistory(store: AppStore): string {
  return JSON.stringify(lifted(store).getState());
}

/** Loads a saved history, as DevTools' import does. */
export async function importHistory(store: AppStore, exported: string): Promise<void> {
  const nextLiftedState: unknown = JSON.parse(exported);
  await act(async () => {
    lifted(store).dispatch({ type: 'IMPORT_STATE', nextLiftedState });
    await yieldToMain();
  });
}

/** Shows the state after the action of that index; 0 is the beginning. */
export async function jump(store: AppStore, index: number): Promise<void> {
  await act(async () => {
    lifted(store).dispatch(devTools.jumpToState(index));
    await yieldToMain();
  });
}

/** Shows the present again. */
export async function jumpToPresent(store: AppStore): Promise<void> {
  await jump(store, lifted(store).getState().stagedActionIds.length - 1);
}

/**
 * What a visitor sees: the address and the document, without the ids that React makes up, the
 * order in which attributes were set, and where the focus may be put.
 */
export function seen(container: HTMLElement): string {
  const { pathname, search } = window.location;
  const html = container.innerHTML
    .replace(/_r_\w+_|«\w+»/g, 'id')
    .replaceAll(' tabindex="-1"', '')
    .replace(/<\w+ [^>]+>/g, (tag) =>
      tag
        .slice(1, -1)
        .split(/ (?=[\w-]+=)/)
        .sort()
        .join(' '),
    )
    .replaceAll('><', '>\n<');
  return `${pathname}${search}\n${html}`;
}
