import { fetchBounded } from '../http/fetchBounded';

/** A picture as a backend has it. */
export interface Original {
  readonly body: Buffer;
  readonly type: string;
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const BYTES_MAX = 20 * 1_048_576;
const TIMEOUT_MS = 10_000;

/**
 * Fetches an original, within bounds and without leaving its host.
 * @returns null when the backend has no such picture
 * @throws when the request fails, or we do not resize its type
 */
export async function fetchOriginal(url: string): Promise<Original | null> {
  const { response, body } = await fetchBounded(
    url,
    { credentials: 'omit', headers: { Accept: TYPES.join(', ') } },
    {
      bytesMax: BYTES_MAX,
      timeoutMs: TIMEOUT_MS,
      wants: (head) => head.ok && TYPES.includes(typeOf(head)),
    },
  );
  const type = typeOf(response);
  if (!response.ok || !TYPES.includes(type)) {
    if (response.status === 404 || response.status === 410) return null;
    throw new Error(`The backend responded with ${String(response.status)} ${type}`);
  }
  return { body, type };
}

function typeOf({ headers }: Response): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}
