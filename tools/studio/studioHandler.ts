import { createHash } from 'node:crypto';
import { readFile, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { isLocalRequest } from '../../node/localRequest';
import { send, sendText } from '../../server/http/sendResponse';
import { encodedPath } from '../../server/servedShop';
import { checkFont } from '../../shop-file/checkFont';
import { parseShopFile } from '../../shop-file/parseShopFile';
import { FileFault, readFileInside } from '../../shop-file/readFileInside';
import { BYTES_MAX, checkShop } from '../../shop-file/readShop';
import { ShopFaults, fault } from '../../shop-file/shopFaults';
import { contrastFaults } from '../../shop-file/theme/contrast';
import { nameStyles } from '../../shop-file/theme/nameStyles';
import { resolveTheme } from '../../shop-file/theme/themeColors';
import { type PageFont, themeStyles } from '../../shop-file/theme/themeStyles';
import { formatJson } from '../shop/formatJson';
import { STUDIO, type SaveResult, type StudioCheck, type StudioFile } from './contract';

/** In bytes, as of a shop file. */
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
 * Handles the requests of the brand studio, which writes a file: only from pages of this server on this
 * machine.
 * @param onSaved is called after each write
 */
export function studioHandler(shopFile: string, onSaved: () => Promise<void>): StudioHandler {
  const folder = path.dirname(shopFile);
  let saving: Promise<unknown> = Promise.resolve();

  async function read(): Promise<StudioFile> {
    const content = await readFile(shopFile, 'utf8');
    const { value, faults } = parseShopFile(content);
    if (!value) throw new ShopFaults(`The shop file ${shopFile} cannot be edited:`, faults);
    return {
      path: path.relative(process.cwd(), shopFile),
      hash: hashOf(content),
      value: JSON.parse(content.replace(/^\uFEFF/, '')) as StudioFile['value'],
      fonts: (await readdir(folder)).filter((name) => name.endsWith('.woff2')).sort(),
    };
  }

  async function check(content: string): Promise<StudioCheck> {
    const { value: file, faults: inFile } = parseShopFile(content);
    if (inFile) return { faults: inFile, contrast: [] };
    const faults: string[] = [];
    const fonts: PageFont[] = [];
    let name: ReturnType<typeof nameStyles> | undefined;
    for (const [role, family] of [['heading', 'Heading'] as const, ['text', 'Text'] as const]) {
      const fontFile = file.fonts[role].file;
      const facts = await readFileInside(folder, fontFile, BYTES_MAX.font).then(
        (bytes) => checkFont(bytes, role, file.languages),
        (error: unknown) => ({ fault: messageOf(error) }),
      );
      if ('fault' in facts) {
        faults.push(fault(`fonts.${role}.file`, `${fontFile} ${facts.fault}`));
        continue;
      }
      if (role === 'heading') name = nameStyles(file.name, facts.measure);
      fonts.push({ family, url: STUDIO.fonts + encodedPath(fontFile), ...facts });
    }
    const theme = resolveTheme(file.theme, file.platforms);
    const colors = themeStyles(theme, [], name);
    const shown = { theme, colors, fonts: themeStyles(theme, fonts, name).slice(colors.length) };
    return { faults, contrast: contrastFaults(file), shown };
  }

  async function save(content: string, hash: string): Promise<SaveResult> {
    const target = await realpath(shopFile);
    const current = await readFile(target, 'utf8');
    if (hashOf(current) !== hash) return { kind: 'changed meanwhile' };
    try {
      await checkShop(shopFile, content);
    } catch (error) {
      if (error instanceof ShopFaults) return { kind: 'refused', faults: error.faults };
      return { kind: 'refused', faults: [messageOf(error)] };
    }
    const lines = formatJson(JSON.parse(content));
    const written = current.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
    // A rename is atomic: no reader gets half a file.
    const draft = `${target}.${String(process.pid)}.draft`;
    try {
      await writeFile(draft, written, { mode: (await stat(target)).mode });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await onSaved();
    return { kind: 'saved', hash: hashOf(written) };
  }

  async function contentOf(request: IncomingMessage, pathname: string) {
    refuseOthers(request);
    if (pathname.startsWith(STUDIO.fonts) && pathname.endsWith('.woff2')) {
      const name = decodeURIComponent(pathname.slice(STUDIO.fonts.length));
      const body = await readFileInside(folder, name, BYTES_MAX.font);
      return { type: 'font/woff2', body };
    }
    const json = (value: object) => ({ type: 'application/json', body: JSON.stringify(value) });
    switch (`${String(request.method)} ${pathname}`) {
      case `GET ${STUDIO.file}`:
        return json(await read());
      case `POST ${STUDIO.check}`:
        return json(await check(await text(request)));
      case `PUT ${STUDIO.file}`: {
        const hash = /^"([\w-]+)"$/.exec(request.headers['if-match'] ?? '')?.[1];
        if (hash === undefined) throw new Refusal(428, 'If-Match must name the file that was read');
        const content = await text(request);
        // One after the other: of two studios, only one finds the file unchanged.
        const saved = saving.then(() => save(content, hash));
        saving = saved.catch(() => undefined);
        return json(await saved);
      }
      default:
        throw new Refusal(404, 'Not found');
    }
  }

  return async (request, response, pathname) => {
    if (!pathname.startsWith(STUDIO.root)) return false;
    try {
      const { type, body } = await contentOf(request, pathname);
      const headers = { 'Cache-Control': 'no-store', 'Content-Type': type };
      send(request, response, { status: 200, headers, body });
    } catch (error) {
      sendText(request, response, statusOf(error), messageOf(error));
    }
    return true;
  };
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64url');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  if (error instanceof ShopFaults) return 422;
  return error instanceof FileFault || error instanceof URIError ? 404 : 500;
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
