import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { pause } from '../src/api/pause';
import { mockBackendPaths } from '../src/shared/config/backendPaths';
import type { AppEnv } from './appEnv';

const ROUTE_MAX = 200;
const DELAY_MAX_MS = 60_000;
const DEFAULT_DELAY_MS = 3_000;
const TIMES_MAX = 1_000_000;
const RETRY_AFTER_MAX_S = 3_600;
const FAULT_LIMIT = 100;
const HANGING_LIMIT = 1_000;
/** A hanging request is cut off in the end, so that nothing is held for ever. */
const HANGING_MAX_MS = 10 * 60_000;
const MALFORMED = '{"data":[{"_id":"broken","name":';

const whole = (label: string, min: number, max: number) => {
  const message = `${label} must be a whole number from ${String(min)} to ${String(max)}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

const isStatus = (value: number): value is ContentfulStatusCode => value >= 400 && value <= 599;

/** Body of `PUT /__faults`. `*` in a route stands for any characters. */
export const faultSchema = v.object({
  route: v.pipe(
    v.string('route is required, such as GET /api/v1/banners'),
    v.maxLength(ROUTE_MAX, 'route is too long'),
    v.regex(
      /^(?:\*|[A-Z]+) (?:\/\S*|\*)$/,
      'route must be a method (or *) and a path, such as GET /api/v1/*',
    ),
  ),
  kind: v.picklist(
    ['slow', 'status', 'empty', 'malformed', 'hanging', 'down'],
    'kind must be slow, status, empty, malformed, hanging or down',
  ),
  delayMs: v.optional(whole('delayMs', 0, DELAY_MAX_MS), DEFAULT_DELAY_MS),
  status: v.optional(
    v.pipe(
      whole('status', 400, 599),
      v.guard(isStatus, 'status must be a whole number from 400 to 599'),
    ),
    500,
  ),
  retryAfterS: v.optional(whole('retryAfterS', 0, RETRY_AFTER_MAX_S)),
  times: v.optional(whole('times', 1, TIMES_MAX)),
});

export type Fault = v.InferOutput<typeof faultSchema>;

function matcher(route: string): (call: string) => boolean {
  const parts = route.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  return (call) => pattern.test(call);
}

interface Armed {
  fault: Fault;
  matches: (call: string) => boolean;
  left: number;
}

/** The faults that are switched on, and the requests that hang because of them. */
export class Faults {
  readonly #armed = new Map<string, Armed>();
  readonly #hanging = new Set<() => void>();

  /** Switches a fault on; one for the same route is replaced. False when there are too many. */
  set(fault: Fault): boolean {
    if (!this.#armed.has(fault.route) && this.#armed.size >= FAULT_LIMIT) return false;
    this.#armed.set(fault.route, {
      fault,
      matches: matcher(fault.route),
      left: fault.times ?? Infinity,
    });
    return true;
  }

  list(): Fault[] {
    return [...this.#armed.values()].map(({ fault, left }) =>
      left === Infinity ? fault : { ...fault, times: left },
    );
  }

  /** Switches all faults off and lets go of the requests that hang. */
  clear(): void {
    this.#armed.clear();
    this.releaseHanging();
  }

  releaseHanging(): void {
    for (const release of [...this.#hanging]) release();
  }

  get hangingCount(): number {
    return this.#hanging.size;
  }

  /** The fault for this request; each use counts down its `times`. */
  take(call: string): Fault | undefined {
    for (const [route, armed] of this.#armed) {
      if (!armed.matches(call)) continue;
      armed.left -= 1;
      if (armed.left <= 0) this.#armed.delete(route);
      return armed.fault;
    }
    return undefined;
  }

  /** Waits until the client leaves, the faults are cleared or the limit is reached. */
  hang(signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#hanging.size >= HANGING_LIMIT) return Promise.resolve();
    return new Promise((resolve) => {
      const release = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', release);
        this.#hanging.delete(release);
        resolve();
      };
      const timer = setTimeout(release, HANGING_MAX_MS);
      timer.unref();
      signal.addEventListener('abort', release, { once: true });
      this.#hanging.add(release);
    });
  }
}

/** Applies the faults to the routes that they are set for, never to `/__faults` itself. */
export function playFaults(faults: Faults): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.path.startsWith(mockBackendPaths.faults)) {
      await next();
      return;
    }
    const fault = faults.take(`${c.req.method} ${c.req.path}`);
    const cut = () => {
      // Nothing can be sent any more; the response only ends the handling.
      c.env.incoming.socket.destroy();
      return c.body(null, 503);
    };
    switch (fault?.kind) {
      case 'slow':
        await pause(fault.delayMs, c.req.raw.signal);
        break;
      case 'status': {
        const headers: Record<string, string> =
          fault.retryAfterS === undefined ? {} : { 'Retry-After': String(fault.retryAfterS) };
        return c.json(
          { error: { code: 'fault', message: `Fault on demand: ${String(fault.status)}` } },
          fault.status,
          headers,
        );
      }
      case 'empty':
        return c.json({ data: [] });
      case 'malformed':
        return c.body(MALFORMED, 200, { 'Content-Type': 'application/json' });
      case 'hanging':
        await faults.hang(c.req.raw.signal);
        return cut();
      case 'down':
        return cut();
      case undefined:
    }
    await next();
    return undefined;
  };
}
