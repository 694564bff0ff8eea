import { readBounded } from '../http/readBounded';
import { originalFormat } from './originalFormat';

const BYTES_MAX = 20 * 1_048_576;
const TIMEOUT_MS = 10_000;

/**
 * Fetches an original, within bounds and without leaving its host.
 * @returns null when the backend has no such picture
 * @throws when the request fails, or its bytes are no picture, whatever its `Content-Type` says
 */
export async function fetchOriginal(url: string): Promise<Buffer | null> {
  const response = await fetch(url, {
    redirect: 'error',
    credentials: 'omit',
    headers: { Accept: 'image/*' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return null;
    throw new Error(`The backend responded with ${String(response.status)}`);
  }
  const body = Buffer.from(await readBounded(response, BYTES_MAX));
  if (originalFormat(body) === null) {
    const type = response.headers.get('Content-Type') ?? 'no type';
    throw new Error(`The backend sent no picture, but ${type}`);
  }
  return body;
}
