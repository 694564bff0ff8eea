import { type RuntimeConfig, parseRuntimeConfig } from '../../shared/config/runtimeConfig';
import type { RootState } from '../store';

/** Id of the `<script type="application/json">` through which the server speaks to the browser. */
const PAGE_STATE_ID = 'page-state';

export interface PageState {
  readonly config: RuntimeConfig;
  /** Absent in the app shell, which no server rendered. */
  readonly state?: Partial<RootState>;
}

/** Reads what the server said; an unreadable element means the defaults. */
export function readPageState(document: Document): PageState {
  const parsed = parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '');
  const config = parseRuntimeConfig(parsed.config);
  return isState(parsed.state) ? { config, state: parsed.state } : { config };
}

function parse(text: string): { config?: unknown; state?: unknown } {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

// Our own server wrote it, in the same release: its shape needs no second check.
function isState(state: unknown): state is Partial<RootState> {
  return typeof state === 'object' && state !== null;
}
