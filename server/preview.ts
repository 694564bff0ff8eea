import { createHmac } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { escapeHtml } from '../node/escape';
import { headMessages } from '../src/app/server/head/headMessages';
import { type Language } from '../src/shared/i18n/languages';
import { sendText } from './http/sendResponse';
import { type Target, parseTarget } from './http/target';
import { isSame, tokenGate } from './tokenGate';

export const PREVIEW_PATH = '/preview';
/** Calls of a preview carry it, which an adapter maps to drafts. */
export const PREVIEW_HEADER = { 'x-preview': '1' } as const;

const COOKIE = 'preview';
const LIFE_S = 3_600;

export type Preview = ReturnType<typeof previewer>;

/**
 * `GET /preview?token=...&path=/`: an editor sees drafts for an hour. `?leave&path=/` ends it.
 * @param token null closes the address
 */
export function previewer(token: string | null) {
  const gate = token === null ? null : tokenGate(token);
  const signature = (untilMs: string) =>
    createHmac('sha256', token ?? '')
      .update(untilMs)
      .digest('hex');

  return {
    /** Whether a request carries the cookie of a preview. */
    isOn({ headers }: IncomingMessage): boolean {
      if (token === null) return false;
      const [, untilMs, sent] = /(?:^|;\s*)preview=(\d{1,15})\.([\da-f]{64})(?:;|$)/.exec(
        headers.cookie ?? '',
      ) ?? [''];
      if (untilMs === undefined || sent === undefined) return false;
      return isSame(sent, signature(untilMs)) && Number(untilMs) > Date.now();
    },

    respond(
      request: IncomingMessage,
      response: ServerResponse,
      { search }: Target,
      { client, isSecure }: { readonly client: string; readonly isSecure: boolean },
    ): void {
      const answer = (status: number, text: string, headers: OutgoingHttpHeaders = {}) => {
        // The token is in the address.
        sendText(request, response, status, text, { 'Referrer-Policy': 'no-referrer', ...headers });
      };
      if (gate === null) {
        answer(404, 'Not found');
        return;
      }
      const query = new URLSearchParams(search);
      const isLeaving = query.has('leave');
      const refusal = isLeaving ? null : gate(query.get('token') ?? '', client);
      if (refusal) {
        answer(refusal.status, refusal.text, refusal.headers);
        return;
      }
      const path = query.get('path') ?? '/';
      const target = parseTarget(path);
      const isOurs = typeof target !== 'number' && !/^\/\/|[^\x21-\x7e]/.test(path);
      if (!isOurs || target.pathname === PREVIEW_PATH) {
        answer(400, 'path is a path of the shop, such as /bikes/listings');
        return;
      }
      const untilMs = String(Date.now() + LIFE_S * 1_000);
      const value = isLeaving ? '' : `${untilMs}.${signature(untilMs)}`;
      const life = `Max-Age=${String(isLeaving ? 0 : LIFE_S)}`;
      answer(303, 'See the preview', {
        Location: path,
        'Set-Cookie': `${COOKIE}=${value}; Path=/; ${life}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      });
    },
  };
}

/** The bar above a page of a preview, which leads out. */
export function previewBar(language: Language, href: string): string {
  const { preview, leavePreview } = headMessages.in(language);
  const leave = `${PREVIEW_PATH}?leave&path=${encodeURIComponent(href)}`;
  return `<aside aria-label="${escapeHtml(preview)}" style="position:sticky;top:0;z-index:70;display:flex;gap:16px;justify-content:center;padding:10px 16px;background:var(--accent);color:var(--ink);font-weight:650"><span>${escapeHtml(preview)}</span><a style="color:inherit" href="${escapeHtml(leave)}">${escapeHtml(leavePreview)}</a></aside>`;
}
