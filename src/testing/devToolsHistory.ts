import { ActionCreators as devTools } from '@redux-devtools/instrument';
import { act } from '@testing-library/react';
import type { AppStore } from '../app/store';
import { ownOriginConfig } from '../shared/config/runtimeConfig';
import { yieldToMain } from '../shared/lib/yieldToMain';

export { devTools };

interface History {
  readonly stagedActionIds: readonly number[];
  readonly currentStateIndex: number;
  readonly actionsById: Readonly<Record<number, { readonly action: { readonly type: string } }>>;
  readonly committedState: unknown;
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

/** The whole history as JSON: one form of a saved file. */
export function exportHistory(store: AppStore): string {
  return JSON.stringify(lifted(store).getState());
}

/** The form of the files that the extension writes: the actions, and the state before them. */
export function exportActions(store: AppStore): string {
  const { stagedActionIds, actionsById, committedState } = lifted(store).getState();
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
  return JSON.stringify({
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(committedState),
  });
}

/** Loads a saved history of either form, as the extension does. */
export async function importHistory(store: AppStore, exported: string): Promise<void> {
  const file = JSON.parse(exported) as { payload?: string; preloadedState?: string };
  const nextLiftedState: unknown = file.payload === undefined ? file : JSON.parse(file.payload);
  const preloadedState: unknown = JSON.parse(file.preloadedState ?? 'null') ?? undefined;
  await perform(store, { type: 'IMPORT_STATE', nextLiftedState, preloadedState });
}

/** Does what a developer does in DevTools, and lets the page paint it. */
export async function perform(store: AppStore, action: unknown): Promise<void> {
  await act(async () => {
    lifted(store).dispatch(action);
    await yieldToMain();
  });
}

/** The types of the recorded actions, without RTK Query's notes of what is mounted. */
export function recorded(store: AppStore): string[] {
  const { stagedActionIds, actionsById } = lifted(store).getState();
  return stagedActionIds
    .map((id) => actionsById[id]?.action.type ?? '')
    .filter((type) => !type.includes('/internalSubscriptions/'));
}

/** Shows the state after the action of that index; 0 is the beginning. */
export async function jump(store: AppStore, index: number): Promise<void> {
  await perform(store, devTools.jumpToState(index));
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
