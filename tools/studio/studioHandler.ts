import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isLocalRequest } from '../../node/localRequest';
import { send, sendText } from '../../server/http/sendResponse';
import { ShopFaults } from '../../shop-file/shopFaults';
import { STUDIO } from './contract';
import { fileIn } from './studioFiles';
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
  async function contentOf(request: IncomingMessage, pathname: string) {
    refuseOthers(request);
    if (pathname.startsWith(STUDIO.files)) {
      const file = await fileIn(folder, decoded(pathname.slice(STUDIO.files.length)));
      if (file) return file;
    }
    const json = (value: object) => ({
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(value),
    });
    switch (`${String(request.method)} ${pathname}`) {
      case `GET ${STUDIO.file}`:
        return json(await shop.read());
      case `POST ${STUDIO.check}`:
        return json(await shop.check(await text(request)));
      case `PUT ${STUDIO.file}`: {
        const hash = /^"([\w-]+)"$/.exec(request.headers['if-match'] ?? '')?.[1];
        if (hash === undefined) throw new Refusal(428, 'If-Match must name the file that was read');
        return json(await shop.save(await text(request), hash));
      }
      default:
        throw new Refusal(404, 'Not found');
    }
  }

  return async (request, response, pathname) => {
    if (!pathname.startsWith(STUDIO.root)) return false;
    try {
      const { headers, body } = await contentOf(request, pathname);
      send(request, response, {
        status: 200,
        headers: { 'Cache-Control': 'no-store', ...headers },
        body,
      });
    } catch (error) {
      if (error instanceof Refusal) sendText(request, response, error.status, error.message);
      else if (error instanceof ShopFaults) sendText(request, response, 422, error.message);
      else sendText(request, response, 500, String(error));
    }
    return true;
  };
}

/** @throws Refusal of a request from another machine, from a page of another server, or too large */
function refuseOthers({ method, headers, socket }: IncomingMessage): void {
  const { host, origin } = headers;
  const peer = socket.remoteAddress ?? '';
  if (!isLocalRequest({ peer, header: (name) => headers[name] })) {
    throw new Refusal(403, 'The brand studio works on the machine of its server alone');
  }
  const isReading = method === 'GET' || method === 'HEAD';
  const isOwnPage = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (!isOwnPage && !(isReading && origin === undefined)) {
    throw new Refusal(403, 'The brand studio serves its own pages alone');
  }
  if (isReading) return;
  // Forms of other sites cannot send this type.
  if (headers['content-type'] !== 'application/json') {
    throw new Refusal(415, 'Send application/json');
  }
  if (Number(headers['content-length'] ?? Infinity) > BODY_MAX) {
    throw new Refusal(413, 'A shop file has at most 1 MB');
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw new Refusal(404, 'Not found');
  }
}
