import autocannon from 'autocannon';

const RUN_SECONDS = 8;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 32;
const MANY = 100_000;
const MB = 1_048_576;

const br = { 'Accept-Encoding': 'br' };

async function valueOf({ metricsUrl }, name) {
  const text = await (await fetch(metricsUrl)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

function run(options) {
  return autocannon({ connections: CONNECTIONS, headers: br, ...options });
}

const figure = (value) => Math.round(value).toLocaleString('en');

/**
 * A core's share is counted in the processor's time of the storefront alone: the client, the backend
 * and the database run beside it.
 */
async function measured(name, shop, options) {
  const before = await valueOf(shop, 'process_cpu_seconds_total');
  const { requests, duration, errors, non2xx, statusCodeStats } = await run({
    url: shop.origin,
    duration: RUN_SECONDS,
    ...options,
  });
  const spent = (await valueOf(shop, 'process_cpu_seconds_total')) - before;
  const unchanged = statusCodeStats['304']?.count ?? 0;
  return [
    name,
    figure(requests.total / duration),
    figure(requests.total / spent),
    String(errors + non2xx - unchanged),
  ];
}

/** Every address is another page: none is in the cache. */
async function rendered(name, shop) {
  let count = 0;
  const options = {
    connections: 8,
    requests: [{ setupRequest: (request) => ({ ...request, path: `/?n=${count++}` }) }],
  };
  await run({ url: shop.origin, ...options, duration: WARM_UP_SECONDS });
  return measured(name, shop, options);
}

/**
 * Pages a second, and the memory over many requests.
 * @param shop its `origin` and `metricsUrl`
 * @param everNew another one, in front of a backend whose responses never stay the same
 */
export async function pageRates(shop, everNew) {
  const { origin } = shop;
  await run({ url: origin, amount: 2_000 });
  const etag = (await fetch(origin, { headers: br })).headers.get('ETag');
  const rows = [
    await measured('Home, from the cache', shop, {}),
    await measured('Home, still good (304)', shop, { headers: { ...br, 'If-None-Match': etag } }),
    await rendered('Home, rendered with its data', shop),
    await rendered('Home, rendered, all of its data new', everNew),
  ];
  const before = await valueOf(shop, 'process_resident_memory_bytes');
  const many = await run({ url: origin, amount: MANY });
  const after = await valueOf(shop, 'process_resident_memory_bytes');
  rows.push([
    `memory over ${figure(MANY)} requests`,
    `${figure(before / MB)} to ${figure(after / MB)} MB`,
    '',
    String(many.errors + many.non2xx),
  ]);
  return { head: ['pages of one process', 'a second', 'a second of a core', 'failed'], rows };
}
