import type { IncomingHttpHeaders } from 'node:http';
import { paths } from '../../src/shared/config/paths';
import { inLanguage, splitLanguage } from '../../src/shared/i18n/languages';
import { type Target, parseTarget } from '../http/target';

/**
 * A blank search leads back to the page that sent it, as it is ignored (spec §5.8). Only forms of
 * visitors without scripts send one.
 * @returns a path of ours with its query, or null for any other request
 */
export function wayBackFromBlankSearch(
  target: Target,
  headers: IncomingHttpHeaders,
): string | null {
  if (!isBlankSearch(target)) return null;
  const sender = ownSender(headers);
  if (sender && !isBlankSearch(sender)) return sender.pathname + sender.search;
  const { language } = splitLanguage(target.pathname);
  return inLanguage(language, paths.search);
}

function isBlankSearch({ pathname, search }: Target): boolean {
  return (
    splitLanguage(pathname).pathname === paths.search &&
    new URLSearchParams(search).get('q')?.trim() === ''
  );
}

/** Our page that sent a request. Behind a proxy our host may have another name. */
function ownSender({
  referer = '',
  host,
  'sec-fetch-site': site,
}: IncomingHttpHeaders): Target | null {
  if (!URL.canParse(referer)) return null;
  const url = new URL(referer);
  const isOwn = site === undefined ? url.host === host : site === 'same-origin';
  const sender = parseTarget(url.pathname + url.search);
  return isOwn && typeof sender !== 'number' ? sender : null;
}
