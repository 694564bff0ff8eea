import autocannon from 'autocannon';

const SECONDS = 8;
const WARM_UP = 3;
const CONNECTIONS = 32;
const MANY = 100_000;
const MB = 1_048_576;

const br = { 'Accept-Encoding': 'br' };

async function valueOf(metricsUrl, name) {
  const text = await (await fetch(metricsUrl)).text();
  return Number(new RegExp(`^storefront_${name} (\\S+)`, 'm').exec(text)?.[1]);
}

function run(options) {
  return autocannon({ connections: CONNECTIONS, headers: br, ...options });
}

const figure = (value) => Math.round(value).toLocaleString('en');

/**
 * Pages a second, and its memory over many requests. A core's share is counted in the processor's
 * time of the storefront alone: who asks, the backend and the database run beside it.
 */
export async function pageRates(origin, metricsUrl) {
  const measured = async (name, options) => {
    const before = await valueOf(metricsUrl, 'cpu_seconds');
    const { requests, duration, errors, non2xx, statusCodeStats } = await run(options);
    const spent = (await valueOf(metricsUrl, 'cpu_seconds')) - before;
    const unchanged = statusCodeStats['304']?.count ?? 0;
    return [
      name,
      figure(requests.total / duration),
      figure(requests.total / spent),
      String(errors + non2xx - unchanged),
    ];
  };

  await run({ url: origin, amount: 2_000 });
  const etag = (await fetch(origin, { headers: br })).headers.get('ETag');
  let count = 0;
  const anew = (duration) => ({
    url: origin,
    connections: 8,
    duration,
    // Every address is another page: none is in the cache.
    requests: [{ setupRequest: (request) => ({ ...request, path: `/?n=${count++}` }) }],
  });
  const rows = [
    await measured('Home, from the cache', { url: origin, duration: SECONDS }),
    await measured('Home, still good (304)', {
      url: origin,
      duration: SECONDS,
      headers: { ...br, 'If-None-Match': etag },
    }),
  ];
  await run(anew(WARM_UP));
  rows.push(await measured('Home, rendered with its data', anew(SECONDS)));
  const before = await valueOf(metricsUrl, 'resident_memory_bytes');
  const many = await run({ url: origin, amount: MANY });
  const after = await valueOf(metricsUrl, 'resident_memory_bytes');
  rows.push([
    `memory over ${figure(MANY)} requests`,
    `${figure(before / MB)} to ${figure(after / MB)} MB`,
    '',
    String(many.errors + many.non2xx),
  ]);
  return { head: ['pages of one process', 'a second', 'a second of a core', 'failed'], rows };
}
