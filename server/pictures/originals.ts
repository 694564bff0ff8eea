import { fetchBounded } from '../http/fetchBounded';
import { originalFormat } from './originalFormat';

const BYTES_MAX = 20 * 1_048_576;
const TIMEOUT_MS = 10_000;

/**
 * Fetches an original, within bounds and without leaving its host.
 * @returns null when the backend has no such picture
 * @throws when the request fails, or its bytes are no picture, whatever its `Content-Type` says
 */
export async function fetchOriginal(url: string): Promise<Buffer | null> {
  const { response, body } = await fetchBounded(
    url,
    { credentials: 'omit', headers: { Accept: 'image/*' } },
    { bytesMax: BYTES_MAX, timeoutMs: TIMEOUT_MS, wants: ({ ok }) => ok },
  );
  if (!response.ok) {
    if (response.status === 404 || response.status === 410) return null;
    throw new Error(`The backend responded with ${String(response.status)}`);
  }
  if (originalFormat(body) === null) {
    const type = response.headers.get('Content-Type') ?? 'no type';
    throw new Error(`The backend sent no picture, but ${type}`);
  }
  return body;
}
