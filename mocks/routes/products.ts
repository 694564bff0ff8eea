import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { type Area, route } from '../area';
import productRows from '../db/rows/products.json';
import { products } from '../db/schema';
import { notFound } from '../httpErrors';
import { listOf, oneOf } from '../openapi/operation';
import { cleanId, filledText, wholeNumber } from '../validation';

/** Bounds of the lists; the defaults are those of spec §7. */
const LIMIT_MAX = 100;
const PAGE_MAX = 10_000;
const QUERY_MAX = 100;

const limit = (fallback: string) => v.optional(wholeNumber('limit', 1, LIMIT_MAX), fallback);

const optionalText = v.optional(v.string());
const price = v.union([v.number(), v.string()]);

const productModel = v.strictObject({
  _id: v.string(),
  name: v.string(),
  category: v.string(),
  price,
  originalPrice: v.optional(price),
  discount: optionalText,
  image_url: v.string(),
  image_alt: v.string(),
  rating: v.number(),
  reviews: v.pipe(v.number(), v.integer()),
  badge: optionalText,
  link_url: optionalText,
});

function productWire(row: typeof products.$inferSelect): v.InferOutput<typeof productModel> {
  return {
    _id: row.id,
    name: row.name,
    category: row.category,
    price: row.price,
    originalPrice: row.originalPrice ?? undefined,
    discount: row.discount ?? undefined,
    image_url: row.imageUrl,
    image_alt: row.imageAlt,
    rating: row.rating,
    reviews: row.reviews,
    badge: row.badge ?? undefined,
    link_url: row.linkUrl ?? undefined,
  };
}

/** Every word must occur in the name or the category, as it is typed (no wildcards). */
function wordsMatch(q: string) {
  const words = q.toLowerCase().split(/\s+/);
  return and(
    ...words.map((word) =>
      or(
        sql`position(${word} in lower(${products.name})) > 0`,
        sql`position(${word} in lower(${products.category})) > 0`,
      ),
    ),
  );
}

const EXAMPLE = {
  _id: 'snorkel-set',
  name: 'Snorkel and mask set',
  category: 'Water sports',
  price: 85,
  image_url: '/products/snorkel-set.webp',
  image_alt: 'A blue diving mask with its snorkel',
  rating: 4.7,
  reviews: 214,
  link_url: 'https://shop.dushimarket.example/products/snorkel-set',
};

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const headers = { ETag: 'Names this response' };
const THE_PRODUCTS = {
  status: 200,
  description: 'The products',
  headers,
  schema: listOf(productModel),
  example: { data: [EXAMPLE] },
};

/** Products (spec §7). */
export const productArea: Area = {
  name: 'products',
  description: 'Products of the shops',
  models: { Product: productModel },
  seeds: [{ name: 'products-1', plant: (tx) => tx.insert(products).values([...productRows]) }],
  routes: [
    route({
      method: 'get',
      path: backendPaths.featuredProducts,
      operationId: 'listFeaturedProducts',
      summary: 'Featured products',
      description: 'The featured products, in the order of the shop.',
      query: v.object({ limit: limit('6') }),
      hasEtag: true,
      responses: [THE_PRODUCTS],
      handle: (c, { db, query, send }) =>
        send(async () => {
          const rows = await db
            .select()
            .from(products)
            .where(eq(products.featured, true))
            .orderBy(asc(products.position))
            .limit(query.limit);
          return { data: rows.map(productWire) };
        }),
    }),
    route({
      method: 'get',
      path: `${backendPaths.productsByCategory}/{category}`,
      parameters: { category: { description: 'Name or slug of the category', example: 'fashion' } },
      operationId: 'listProductsOfCategory',
      summary: 'Products of a category',
      description: 'Products of a category, by its name or slug; an unknown one has none.',
      query: v.object({ limit: limit('10') }),
      hasEtag: true,
      responses: [
        THE_PRODUCTS,
        { status: 404, description: 'That cannot be the name of a category' },
      ],
      handle(c, { db, query, send }) {
        const category = cleanId(c.req.param('category'))?.toLowerCase();
        if (category === undefined) throw notFound('Category');
        return send(async () => {
          const rows = await db
            .select()
            .from(products)
            .where(
              or(
                eq(products.categorySlug, category),
                eq(sql`lower(${products.category})`, category),
              ),
            )
            .orderBy(asc(products.position))
            .limit(query.limit);
          return { data: rows.map(productWire) };
        });
      },
    }),
    route({
      method: 'get',
      path: backendPaths.productSearch,
      operationId: 'searchProducts',
      summary: 'Search products',
      description: 'Products whose name or category has every word of q.',
      query: v.object(
        {
          q: filledText(QUERY_MAX, 'q'),
          page: v.optional(wholeNumber('page', 1, PAGE_MAX), '1'),
          limit: limit('12'),
        },
        'q is required',
      ),
      hasEtag: true,
      responses: [
        {
          status: 200,
          description: 'One page of the matches',
          headers,
          schema: v.strictObject({
            data: v.array(productModel),
            page: positive,
            limit: positive,
            total: v.pipe(v.number(), v.integer(), v.minValue(0)),
          }),
          example: { data: [EXAMPLE], page: 1, limit: 12, total: 1 },
        },
      ],
      handle: (c, { db, query: { q, page, limit: size }, send }) =>
        send(async () => {
          const where = wordsMatch(q);
          const [total] = await db.select({ total: count() }).from(products).where(where);
          const rows = await db
            .select()
            .from(products)
            .where(where)
            .orderBy(asc(products.position))
            .limit(size)
            .offset((page - 1) * size);
          return { data: rows.map(productWire), page, limit: size, total: total?.total ?? 0 };
        }),
    }),
    route({
      method: 'get',
      path: `${backendPaths.products}/{id}`,
      parameters: { id: { description: 'Id of the product', example: 'snorkel-set' } },
      operationId: 'getProduct',
      summary: 'A product',
      description: 'One product.',
      hasEtag: true,
      responses: [
        {
          status: 200,
          description: 'The product',
          headers,
          schema: oneOf(productModel),
          example: { data: EXAMPLE },
        },
        { status: 404, description: 'No such product' },
      ],
      handle(c, { db, send }) {
        const id = cleanId(c.req.param('id'));
        if (id === undefined) throw notFound('Product');
        return send(async () => {
          const [row] = await db.select().from(products).where(eq(products.id, id));
          if (row === undefined) throw notFound('Product');
          return { data: productWire(row) };
        });
      },
    }),
  ],
};
