import type { Context } from 'hono';
import { ApiError } from './httpErrors';

/** Largest body that is read, in bytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const TEXT_TYPE = /^text\/plain\s*(?:;|$)/i;

const tooLarge = () =>
  new ApiError(413, 'too_large', `The body must have at most ${String(BODY_LIMIT_BYTES)} bytes`);

/** Reads a body and stops as soon as it is too large, whatever its headers promised. */
async function readText(c: Context): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > BODY_LIMIT_BYTES) throw tooLarge();
  const reader = c.req.raw.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; ;) {
    const part = await reader?.read();
    if (part?.value === undefined) break;
    size += part.value.length;
    if (size > BODY_LIMIT_BYTES) throw tooLarge();
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Reads a JSON body. Visitors may also send it as text/plain: a browser that leaves the page
 * can then deliver it to another origin without a preflight request.
 * @throws ApiError 415 for other media types, 400 for what is not JSON.
 */
export async function readJson(
  c: Context,
  { plain = false }: { plain?: boolean } = {},
): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!JSON_TYPE.test(type) && !(plain && TEXT_TYPE.test(type))) {
    throw new ApiError(415, 'unsupported_media_type', 'The body must be application/json');
  }
  const body = await readText(c);
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed;
  } catch {
    throw new ApiError(400, 'malformed_json', 'The body is not valid JSON');
  }
}
