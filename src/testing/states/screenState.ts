import type { Language } from '../../shared/i18n/languages';
import type { CallName } from './stateResponses';

/** How a request ends. */
export type StateResponse =
  | { readonly kind: 'success'; readonly body: unknown }
  /** An HTTP status; a 4xx is final, so that no repetition delays the state. */
  | { readonly kind: 'error'; readonly status: number }
  | { readonly kind: 'pending' }
  /** The network is gone. */
  | { readonly kind: 'offline' };

/** By the name of the request, see `stateResponses.ts`. */
export type StateResponses = Readonly<Partial<Record<CallName, StateResponse>>>;

/** The part of the page that a step is taken in; `main` by default. */
interface InPart {
  readonly within?: 'banner' | 'contentinfo' | 'dialog';
}

/** What a visitor does to reach a state. Names are accessible names, exact. */
export type Step =
  | (InPart & { readonly press: 'button' | 'checkbox'; readonly name: string })
  /** Clicks the `<summary>` of that text. */
  | { readonly open: string }
  | (InPart & { readonly type: string; readonly into: string });

/** What of the browser fails in a state, by its name. */
export type BrokenPart = 'IntersectionObserver' | 'createObjectURL';

/** The kinds of states that a screen with data must have in the catalogue. */
export const kindsOfData = [
  'loaded',
  'loading',
  'empty',
  'stale',
  'offline',
  'error',
  'long texts',
  'right-to-left',
  'missing pictures',
] as const;

export type Kind =
  | (typeof kindsOfData)[number]
  | 'partial'
  | '10,000 listings'
  | 'refused'
  | 'crashed'
  | 'pending'
  | 'open'
  | 'not found';

/** One state of one screen: everything that is needed to see it. */
export interface ScreenState {
  /** Route id; `null` for the error page. */
  readonly screen: string | null;
  readonly kind: Kind;
  /** Where a screen has several states of a kind. */
  readonly detail?: string;
  readonly address: string;
  /** The response to each request; a request that is not named stays pending. */
  readonly calls: StateResponses;
  /** The responses at the last visit, `SAVED_AGE_MS` ago; absent for a first visit. */
  readonly saved?: StateResponses;
  /** Fails from the beginning: a screen that needs it crashes. */
  readonly broken?: BrokenPart;
  readonly steps?: readonly Step[];
  /** Text that is on the screen once the state is reached, and not where the screen is just loaded. */
  readonly shows: string;
  /** Where no text tells the state: the name of a button that is pressed in it only. */
  readonly pressed?: string;
  /** Text in the part that the state is about, where that is not at the top of the page. */
  readonly inView?: string;
  /** The page is still being made: it has no picture yet. */
  readonly isDraft?: boolean;
  /** Name of another state of the screen that looks exactly the same; they share one picture. */
  readonly looksLike?: string;
  /** Widths at which the state exists, where its steps need controls of that width. */
  readonly width?: 'phone' | 'wide';
}

/**
 * Age of the cached copies of stale states, in ms: past every time of freshness, and half a minute from
 * the next text of a slow test.
 */
export const SAVED_AGE_MS = 45.5 * 60_000;

/** `home: long texts`, unique in the catalogue. */
export function stateName({ screen, kind, detail }: ScreenState): string {
  const name = `${screen ?? 'error page'}: ${kind}`;
  return detail === undefined ? name : `${name}, ${detail}`;
}

/** Makes a part of the browser fail. Runs in the page, and so needs nothing of this module. */
export function breakPart(name: BrokenPart): void {
  const fail = () => {
    throw new Error(`${name} fails in this state`);
  };
  Object.assign(name === 'createObjectURL' ? URL : window, { [name]: fail });
}

/** The pictures of a state in a language besides English have these widths, in px. */
export const translatedPictureWidths = [360, 1440] as const;

/**
 * File name of the state's picture in `e2e/snapshots/`.
 * @param variant the language and the width of a picture that is not in English
 */
export function pictureName(state: ScreenState, variant?: readonly [Language, number]): string {
  const names = [state.looksLike ?? stateName(state), ...(variant ?? [])];
  return `${names.join('-').replace(/[^\w]+/g, '-')}.jpg`;
}
