import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, sendText } from '../../server/http/sendResponse';
import { ShopFaults } from '../../shop-file/shopFaults';
import { isLocalRequest } from '../../src/shared/http/localRequest';
import { STUDIO } from './contract';
import { fileIn } from './folderFiles';
import type { StudioShop } from './studioShop';

/** As much as a shop file may have. */
const BODY_MAX = 1_024 * 1_024;

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Gives false for requests that are not the studio's. */
export type StudioHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<boolean>;

/**
 * Handles the requests of the brand studio, which can write a file: only those from this machine, and
 * only those of the pages of this server.
 * @param folder of the shop file
 */
export function studioHandler(shop: StudioShop, folder: string): StudioHandler {
  const respond: StudioHandler = async (request, response, pathname) => {
    const json = (body: object) => {
      send(request, response, {
        status: 200,
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
        body: JSON.stringify(body),
      });
      return true;
    };
    if (pathname.startsWith(STUDIO.files)) {
      const file = await fileIn(folder, decoded(pathname.slice(STUDIO.files.length)));
      if (!file) throw new Refusal(404, 'Not found');
      const headers = { 'Cache-Control': 'no-cache', ETag: file.etag, ...file.headers };
      send(request, response, { status: 200, headers, body: file.body });
      return true;
    }
    switch (`${String(request.method)} ${pathname}`) {
      case `GET ${STUDIO.file}`:
        return json(await shop.read());
      case `POST ${STUDIO.check}`:
        return json(await shop.check(await bodyOf(request)));
      case `PUT ${STUDIO.file}`: {
        const hash = /^"([\w-]+)"$/.exec(request.headers['if-match'] ?? '')?.[1];
        if (hash === undefined) throw new Refusal(428, 'If-Match must name the file that was read');
        return json(await shop.save(await bodyOf(request), hash));
      }
      default:
        throw new Refusal(404, 'Not found');
    }
  };

  return async (request, response, pathname) => {
    if (!pathname.startsWith(STUDIO.root)) return false;
    try {
      refuseOthers(request);
      return await respond(request, response, pathname);
    } catch (error) {
      if (error instanceof Refusal) sendText(request, response, error.status, error.message);
      else if (error instanceof ShopFaults) sendText(request, response, 422, error.message);
      else sendText(request, response, 500, String(error));
      return true;
    }
  };
}

/** @throws Refusal of a request from another machine, or from a page of another server */
function refuseOthers(request: IncomingMessage): void {
  const { host, origin } = request.headers;
  const isLocal = isLocalRequest({
    peer: request.socket.remoteAddress ?? '',
    header: (name) => request.headers[name],
  });
  if (!isLocal) throw new Refusal(403, 'The brand studio works on the machine of its server alone');
  const isOwnPage = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading ? origin !== undefined && !isOwnPage : !isOwnPage) {
    throw new Refusal(403, 'The brand studio serves its own pages alone');
  }
  // Forms of other sites cannot send this type.
  if (!isReading && request.headers['content-type'] !== 'application/json') {
    throw new Refusal(415, 'Send application/json');
  }
}

/** @throws Refusal of one that is too large */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_MAX) throw new Refusal(413, 'A shop file has at most 1 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw new Refusal(404, 'Not found');
  }
}
