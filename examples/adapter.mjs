// Maps another shop's catalogue to the calls of this one, without packages. Change the functions for your
// backend, then: SOURCE=https://catalogue.example node examples/adapter.mjs
import { createServer } from 'node:http';

const { PORT = '4001', SOURCE = 'http://127.0.0.1:4002' } = process.env;

/** All pages of a list, which the catalogue nests: `{ result: { entries, nextPage } }`. */
async function fetchAll(path) {
  const entries = [];
  for (let page = 1; page;) {
    const response = await fetch(`${SOURCE}${path}?page=${page}`);
    if (!response.ok) throw new Error(`${path} responds with ${response.status}`);
    const { result } = await response.json();
    entries.push(...result.entries);
    page = result.nextPage;
  }
  return entries;
}

const price = (cents) => cents && cents / 100;
const common = ({ uid, label, href, media = [] }) => ({
  ...{ id: uid, name: label, title: label, link: href },
  images: media.map(({ file, caption }) => ({ path: file, alt: caption })),
});

function toBanner({ teaser, live, slot, ...entry }) {
  const { id, title, link, images: image } = common(entry);
  const bannerType = slot === 'top' ? 'hero' : 'promotional';
  return { id, title, subtitle: teaser, image, link, isActive: live, bannerType };
}

function toProduct({ costs, stars: rating, opinions: reviews, ...entry }) {
  const { id, name, link, images: image } = common(entry);
  const prices = { price: price(costs.now), originalPrice: price(costs.before) };
  return { id, name, ...prices, image, link, rating, reviews };
}

function toListing({ costs, text, group, isAuction, ...entry }) {
  const { id, title, images } = common(entry);
  const category = group === 'two-wheelers' ? 'bike' : group;
  const listingType = isAuction ? 'auction' : 'sale';
  return { id, title, description: text, price: price(costs.now), images, listingType, category };
}

function toCategory({ uid: id, label: name, code: slug, offers: productCount }) {
  return { id, name, slug, productCount };
}
function toType({ code, label: name, offers: count, children }) {
  return { id: code, name, slug: code, count, subcategories: children?.map(toType) };
}

/** The calls: the catalogue's path, and what becomes of an entry. */
const calls = {
  '/api/v1/banners': ['/campaigns', toBanner],
  '/api/v1/featured-products': ['/offers', toProduct],
  '/api/v1/categories-enhanced': ['/groups', toCategory],
  '/v1/types/list-types': ['/vehicles', toType],
  '/api/listings': ['/classifieds', toListing],
};

async function respond({ method, url }, response) {
  const { pathname, searchParams } = new URL(url, 'http://adapter.invalid');
  if (method === 'POST') return response.writeHead(204).end(); // a tracked event: count it here
  const [, picture] = /^(?:\/static)?\/uploads\/([\w/-]+\.\w+)$/.exec(pathname) ?? [];
  if (picture) {
    const file = await fetch(`${SOURCE}/files/${picture}`);
    return response.writeHead(file.status).end(Buffer.from(await file.arrayBuffer()));
  }
  if (!Object.hasOwn(calls, pathname)) return response.writeHead(404).end();
  const [path, toItem] = calls[pathname];
  const entries = await fetchAll(path);
  const data = entries.slice(0, searchParams.get('limit') ?? entries.length).map(toItem);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=60' });
  return response.end(JSON.stringify({ data }));
}
createServer((request, response) => {
  respond(request, response).catch(() => response.writeHead(502).end());
}).listen(Number(PORT), '127.0.0.1', function listening() {
  console.log(`The adapter runs at http://127.0.0.1:${this.address().port}`);
});
