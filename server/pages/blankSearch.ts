import type { IncomingHttpHeaders } from 'node:http';
import { paths } from '../../src/shared/config/paths';
import { inLanguage, splitLanguage } from '../../src/shared/i18n/languages';
import { type Target, parseTarget } from '../http/target';

/**
 * The redirect of a blank search to the page that sent it (spec §5.8). Only forms without scripts send one.
 * @returns one of our paths with its query, or null for any other request
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

/** Our page that sent the request. Behind a proxy our host may have another name. */
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
