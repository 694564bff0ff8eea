import autocannon from 'autocannon';

const SECONDS = 8;
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

const rate = ({ requests, duration }) => Math.round(requests.total / duration).toLocaleString('en');
const failures = (result) => String(result.non2xx + result.errors);

/** Pages a second of one process, and its memory over many requests. */
export async function pageRates(origin, metricsUrl) {
  await run({ url: origin, amount: 2_000 });
  const cached = await run({ url: origin, duration: SECONDS });
  const copies = await run({
    url: origin,
    duration: SECONDS,
    headers: { ...br, 'If-None-Match': (await fetch(origin, { headers: br })).headers.get('ETag') },
  });
  let count = 0;
  const rendered = await run({
    url: origin,
    connections: 8,
    duration: SECONDS,
    // Every address is another page: none is in the cache.
    requests: [{ setupRequest: (request) => ({ ...request, path: `/?n=${count++}` }) }],
  });
  const before = await valueOf(metricsUrl, 'resident_memory_bytes');
  const many = await run({ url: origin, amount: MANY });
  const after = await valueOf(metricsUrl, 'resident_memory_bytes');
  return {
    head: ['pages of one process', 'a second', 'failed'],
    rows: [
      ['Home, from the cache', rate(cached), failures(cached)],
      ['Home, still good (304)', rate(copies), String(copies.errors)],
      ['Home, rendered with its data from the stand-in', rate(rendered), failures(rendered)],
      [
        `memory over ${MANY.toLocaleString('en')} requests`,
        `${Math.round(before / MB)} to ${Math.round(after / MB)} MB`,
        failures(many),
      ],
    ],
  };
}
