import { asc, desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv, RouteDeps } from '../appEnv';
import { readJson } from '../body';
import { categories } from '../db/schema';
import { ApiError, invalid, notFound } from '../httpErrors';
import type { Operation } from '../openapi/operation';
import { check, checkQuery, filledText, flag, text } from '../validation';

const BASE = '/api/v1/categories-enhanced';
const NAME_MAX = 100;
const COUNT_MAX = 1_000_000_000;
const ID_MAX = 2_147_483_647;

const SORTS = ['popular', 'popularity', 'name', 'product_count'] as const;

const listQuerySchema = v.object({
  include_product_count: v.optional(flag('include_product_count'), 'false'),
  sort_by: v.optional(v.picklist(SORTS, `sort_by must be one of ${SORTS.join(', ')}`)),
});

const tally = (label: string) =>
  v.pipe(
    v.number(`${label} must be a number`),
    v.integer(`${label} must be a whole number`),
    v.minValue(0, `${label} must not be negative`),
    v.maxValue(COUNT_MAX, `${label} is too large`),
  );

const slug = v.pipe(
  text(NAME_MAX, 'slug'),
  v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'slug must be lower-case letters, digits and single hyphens'),
);

const fields = {
  slug: v.optional(slug),
  totalCars: v.optional(tally('totalCars')),
  productCount: v.optional(tally('productCount')),
  isPopular: v.optional(v.boolean('isPopular must be true or false')),
};

const name = filledText(NAME_MAX, 'name');
const newCategorySchema = v.object({ ...fields, name }, 'name is required');
const categoryChangeSchema = v.object(
  { ...fields, name: v.optional(name) },
  'The body must be an object',
);

type Row = typeof categories.$inferSelect;

const categoryWire = ({ id, name: title, productCount, ...rest }: Row, withCount = true) => ({
  _id: String(id),
  name: title,
  ...rest,
  ...(withCount ? { productCount } : {}),
});

function categoryId(value: string | undefined): number {
  const id = /^\d{1,10}$/.test(value ?? '') ? Number(value) : 0;
  if (id < 1 || id > ID_MAX) throw invalid('Valid category ID is required', 'id');
  return id;
}

/** `Nail Services` -> `nail-services`; empty when nothing is left. */
const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

function orderOf(sort: (typeof SORTS)[number] | undefined) {
  switch (sort) {
    case 'popular':
    case 'popularity':
      return [desc(categories.isPopular), desc(categories.productCount), asc(categories.id)];
    case 'name':
      return [asc(categories.name), asc(categories.id)];
    case 'product_count':
      return [desc(categories.productCount), asc(categories.id)];
    case undefined:
      return [asc(categories.id)];
  }
}

const slugTaken = () => new ApiError(409, 'conflict', 'Another category has this slug', 'slug');

/** Enhanced categories (spec §7). */
export function categoryRoutes(app: Hono<AppEnv>, { db, answers }: RouteDeps): void {
  app.get(BASE, (c) => {
    const { include_product_count: withCount, sort_by: sort } = checkQuery(c, listQuerySchema);
    return answers.sendJson(
      c,
      'categories',
      `list ${String(withCount)} ${sort ?? ''}`,
      async () => {
        const rows = await db
          .select()
          .from(categories)
          .orderBy(...orderOf(sort));
        return { data: rows.map((row) => categoryWire(row, withCount)) };
      },
    );
  });

  app.get(`${BASE}/:id`, (c) => {
    const id = categoryId(c.req.param('id'));
    return answers.sendJson(c, 'categories', `one ${String(id)}`, async () => {
      const [row] = await db.select().from(categories).where(eq(categories.id, id));
      if (row === undefined) throw notFound('Category');
      return { data: categoryWire(row) };
    });
  });

  app.post(BASE, async (c) => {
    const input = check(newCategorySchema, await readJson(c));
    const values = { ...input, slug: input.slug ?? slugOf(input.name) };
    if (values.slug === '') throw invalid('slug is required', 'slug');
    const [row] = await db.transaction((tx) =>
      tx
        .insert(categories)
        .values(values)
        .onConflictDoNothing({ target: categories.slug })
        .returning(),
    );
    if (row === undefined) throw slugTaken();
    return c.json({ data: categoryWire(row) }, 201);
  });

  app.put(`${BASE}/:id`, async (c) => {
    const id = categoryId(c.req.param('id'));
    const input = check(categoryChangeSchema, await readJson(c));
    if (Object.keys(input).length === 0) throw invalid('There is nothing to change');
    const row = await db.transaction(async (tx) => {
      if (input.slug !== undefined) {
        const [other] = await tx
          .select({ id: categories.id })
          .from(categories)
          .where(eq(categories.slug, input.slug));
        if (other !== undefined && other.id !== id) throw slugTaken();
      }
      const [changed] = await tx
        .update(categories)
        .set(input)
        .where(eq(categories.id, id))
        .returning();
      return changed;
    });
    if (row === undefined) throw notFound('Category');
    return c.json({ data: categoryWire(row) });
  });
}

const EXAMPLE = {
  _id: '1',
  name: 'Real Estate',
  slug: 'real-estate',
  totalCars: 0,
  isPopular: true,
  productCount: 850,
};
const ID_WRONG = { status: 400, description: '"Valid category ID is required"' };
const UNKNOWN = { status: 404, description: 'No such category' };
const TAKEN = { status: 409, description: 'Another category has the slug' };

export const categoryOperations: readonly Operation[] = [
  {
    method: 'get',
    path: BASE,
    area: 'categories',
    summary: 'The categories; productCount only with include_product_count.',
    query: listQuerySchema,
    answers: [
      { status: 200, description: 'The categories', example: { data: [EXAMPLE] } },
      { status: 400, description: 'A query value is wrong' },
    ],
  },
  {
    method: 'get',
    path: `${BASE}/{id}`,
    area: 'categories',
    summary: 'One category.',
    answers: [
      { status: 200, description: 'The category', example: { data: EXAMPLE } },
      ID_WRONG,
      UNKNOWN,
    ],
  },
  {
    method: 'post',
    path: BASE,
    area: 'categories',
    summary:
      'Creates a category; the slug is made from the name unless sent. timestamp is accepted and ignored.',
    body: newCategorySchema,
    admin: true,
    answers: [
      { status: 201, description: 'The new category', example: { data: EXAMPLE } },
      { status: 400, description: 'A field is wrong' },
      TAKEN,
    ],
  },
  {
    method: 'put',
    path: `${BASE}/{id}`,
    area: 'categories',
    summary: 'Changes the fields that are sent.',
    body: categoryChangeSchema,
    admin: true,
    answers: [
      { status: 200, description: 'The category', example: { data: EXAMPLE } },
      ID_WRONG,
      UNKNOWN,
      TAKEN,
    ],
  },
];
