import { ActionCreators as devTools } from '@redux-devtools/instrument';
import { filterState, getLocalFilter, importState, stringify } from '@redux-devtools/utils';
import { act } from '@testing-library/react';
import type { AppStore } from '../app/store';
import { ownOriginConfig } from '../shared/config/runtimeConfig';
import { yieldToMain } from '../shared/lib/yieldToMain';
import { comparableHtml } from './comparableHtml';
import { handed, monitored } from './devToolsMock';

export { devTools, handed };

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
  await perform(store, { type: 'IMPORT_STATE', ...importState(exported, {}) });
}

/** Does what a developer does in DevTools, and lets the page paint it. */
export async function perform(store: AppStore, action: unknown): Promise<void> {
  await act(async () => {
    lifted(store).dispatch(action);
    await yieldToMain();
  });
}

/** The history as the panel shows it, with the shop's options. */
export function panel(store: AppStore): History {
  const { stateSanitizer, actionSanitizer, predicate, ...options } = handed.options;
  const filter = getLocalFilter(options);
  type Filter = Parameters<typeof filterState>;
  return filterState(
    lifted(store).getState() as unknown as Filter[0],
    'STATE',
    filter,
    stateSanitizer,
    actionSanitizer,
    0,
    predicate,
  ) as History;
}

/** The text that the extension sends to its panel for a state. */
export function sentText(state: unknown): string {
  return stringify(state, handed.options.serialize as Parameters<typeof stringify>[1]);
}

/** What the panel reads from it. */
export function receivedState<State>(state: State): State {
  const file = { payload: '[]', preloadedState: sentText(state) };
  return importState(JSON.stringify(file), {})?.preloadedState as State;
}

/** Calls at once, and then at most once in a time, with the last argument, as lodash's `throttle`. */
function throttled<Argument>(call: (argument: Argument) => void, ms: number) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let last: { readonly argument: Argument } | undefined;
  const cancel = () => {
    clearInterval(timer);
    timer = last = undefined;
  };
  const tick = () => {
    if (last) call(last.argument);
    else cancel();
    last = undefined;
  };
  return {
    call: (argument: Argument) => {
      if (timer !== undefined) {
        last = { argument };
        return;
      }
      timer = setInterval(tick, ms);
      call(argument);
    },
    cancel,
  };
}

/**
 * Opens the panel of a store, which hears of changes as the extension's page script relays them: it
 * delays, and sends a history as it was when the report was asked for.
 * @returns the number of its rows
 */
export function openPanel(store: AppStore): () => number {
  const { latency = 500 } = handed.options;
  const { getState } = lifted(store);
  let rows = getState().stagedActionIds.length;
  const relayAction = throttled<void>(() => {
    rows = getState().stagedActionIds.length;
  }, latency);
  const relayState = throttled<History>(({ stagedActionIds }) => {
    relayAction.cancel();
    rows = stagedActionIds.length;
  }, latency);
  store.subscribe(() => {
    if (monitored.lastAction === 'PERFORM_ACTION') relayAction.call();
    else if (monitored.lastAction !== 'JUMP_TO_STATE') relayState.call(getState());
  });
  return () => rows;
}

/** The types of the rows of the panel. */
export function recorded(store: AppStore): string[] {
  const { stagedActionIds, actionsById } = panel(store);
  return stagedActionIds.map((id) => actionsById[id]?.action.type ?? '');
}

/** Presses 'Jump' on a row of the panel; 0 is the first. */
export async function jumpToRow(store: AppStore, row: number | 'last'): Promise<void> {
  const { stagedActionIds } = panel(store);
  const id = stagedActionIds.at(row === 'last' ? -1 : row) ?? 0;
  await perform(store, devTools.jumpToAction(id));
}

/** Shows the state after the action of that index; 0 is the beginning. */
export async function jump(store: AppStore, index: number): Promise<void> {
  await perform(store, devTools.jumpToState(index));
}

/** Shows the present again, as a developer does. */
export async function jumpToPresent(store: AppStore): Promise<void> {
  await jumpToRow(store, 'last');
}

/** What a visitor sees: the address and the document. */
export function seen(container: HTMLElement): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}\n${comparableHtml(container.innerHTML)}`;
}
