import type { Problem } from '../../app/recorder';
import { shapeOf } from './pseudonyms';
import type { ReportedProblem } from './reportFile';

const FRAMES_MAX = 12;

/** Error names of browsers, React and webpack. Any other name may contain private data. */
const NAMES: ReadonlySet<string> = new Set([
  'AbortError',
  'AggregateError',
  'ChunkLoadError',
  'DataCloneError',
  'Error',
  'EvalError',
  'HierarchyRequestError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TextsGoneError',
  'TimeoutError',
  'TypeError',
  'URIError',
]);

/** Beginnings of messages without private data. */
const MESSAGE = /^(?:Minified React error #\d{1,4}|Loading (?:CSS )?chunk [\w-]{1,60} failed)/i;

/** A script of the shop, with line and column. */
const FRAME = /\/assets\/([\w-]+(?:\.[\da-f]{8})?\.js):(\d{1,7}):(\d{1,7})/g;

/** Redacts a problem: shapes replace messages and addresses, which may be private. */
export function reportedProblem(
  { kind, atMs, reason }: Problem,
  startedAtMs: number,
): ReportedProblem {
  const { name, message, stack } = partsOf(reason);
  return {
    kind,
    at: Math.round(atMs - startedAtMs),
    name: NAMES.has(name) ? name : 'Error',
    message: MESSAGE.exec(message)?.[0] ?? shapeOf(message.slice(0, 200)),
    frames: [...stack.matchAll(FRAME)]
      .slice(0, FRAMES_MAX)
      .map(([, file = '', line = '', column = '']) => `${file}:${line}:${column}`),
  };
}

function partsOf(reason: unknown) {
  if (!(reason instanceof Error)) return { name: '', message: '', stack: '' };
  return { name: reason.name, message: reason.message, stack: reason.stack ?? '' };
}
