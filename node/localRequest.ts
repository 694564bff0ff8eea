const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const FORWARDED_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

type HeaderValue = string | readonly string[] | undefined;

/** The sender of a request. */
export interface RequestSource {
  /** Address of the peer; '' if there is none. */
  readonly peer: string;
  /** A header by its name in lower case. */
  readonly header: (name: string) => HeaderValue;
}

/** Whether an address is this machine's own. */
function isLoopbackAddress(address: string): boolean {
  return LOOPBACK_ADDRESS.test(address);
}

/**
 * Whether a request comes from this machine: over loopback, not forwarded by a proxy, to a loopback name
 * (another name is DNS rebinding), and not from a foreign web page.
 */
export function isLocalRequest({ peer, header }: RequestSource): boolean {
  const origin = header('origin');
  return (
    isLoopbackAddress(peer) &&
    FORWARDED_HEADERS.every((name) => header(name) === undefined) &&
    isLoopbackHost(header('host')) &&
    (origin === undefined || isLoopbackOrigin(origin))
  );
}

/**
 * The address of the client: the peer, or, behind a trusted proxy, the last entry of `X-Forwarded-For`.
 * Earlier entries may be the client's own.
 * @param isTrusted whether the peer is our proxy
 */
export function clientOf({ peer, header }: RequestSource, isTrusted: boolean): string {
  if (!isTrusted) return peer;
  const last = [header('x-forwarded-for') ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return last === '' ? peer : last;
}

function isLoopbackHost(host: HeaderValue): boolean {
  return typeof host === 'string' && LOOPBACK_HOST.test(host);
}

function isLoopbackOrigin(origin: HeaderValue): boolean {
  return typeof origin === 'string' && URL.canParse(origin) && isLoopbackHost(new URL(origin).host);
}
