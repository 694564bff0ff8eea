import { asc, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { type Area, route } from '../area';
import categoryRows from '../db/rows/categories.json';
import { categories } from '../db/schema';
import { ApiError, invalid, notFound } from '../httpErrors';
import { listOf, oneOf } from '../openapi/operation';
import { filledText, flag, text } from '../validation';

const BASE = backendPaths.categories;
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

const wholeNumber = v.pipe(v.number(), v.integer());

const categoryModel = v.strictObject({
  _id: v.string(),
  name: v.string(),
  slug: v.string(),
  totalCars: wholeNumber,
  isPopular: v.boolean(),
  productCount: v.optional(wholeNumber),
});

const categoryWire = (
  { id, name: title, productCount, ...rest }: Row,
  withCount = true,
): v.InferOutput<typeof categoryModel> => ({
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

const EXAMPLE = {
  _id: '1',
  name: 'Real Estate',
  slug: 'real-estate',
  totalCars: 0,
  isPopular: true,
  productCount: 850,
};
const headers = { ETag: 'Names this response' };
const THE_CATEGORY = {
  description: 'The category',
  schema: oneOf(categoryModel),
  example: { data: EXAMPLE },
};
const ID = {
  id: { description: 'Id of the category', example: '1', pattern: '^\\d{1,10}$' },
};
const ID_WRONG = { status: 400, description: '"Valid category ID is required"' };
const UNKNOWN = { status: 404, description: 'No such category' };
const TAKEN = { status: 409, description: 'Another category has the slug' };

/** Enhanced categories (spec §7). */
export const categoryArea: Area = {
  name: 'categories',
  description: 'Categories with their counts',
  models: { Category: categoryModel },
  seeds: [{ name: 'categories-1', plant: (tx) => tx.insert(categories).values([...categoryRows]) }],
  routes: [
    route({
      method: 'get',
      path: BASE,
      operationId: 'listCategories',
      summary: 'Categories',
      description: 'The categories; productCount only with include_product_count.',
      query: listQuerySchema,
      hasEtag: true,
      responses: [
        {
          status: 200,
          description: 'The categories',
          headers,
          schema: listOf(categoryModel),
          example: { data: [EXAMPLE] },
        },
      ],
      handle(c, { db, query, send }) {
        const { include_product_count: withCount, sort_by: sort } = query;
        return send(async () => {
          const rows = await db
            .select()
            .from(categories)
            .orderBy(...orderOf(sort));
          return { data: rows.map((row) => categoryWire(row, withCount)) };
        });
      },
    }),
    route({
      method: 'get',
      path: `${BASE}/{id}`,
      parameters: ID,
      operationId: 'getCategory',
      summary: 'A category',
      description: 'One category, with its productCount.',
      hasEtag: true,
      responses: [{ status: 200, headers, ...THE_CATEGORY }, ID_WRONG, UNKNOWN],
      handle(c, { db, send }) {
        const id = categoryId(c.req.param('id'));
        return send(async () => {
          const [row] = await db.select().from(categories).where(eq(categories.id, id));
          if (row === undefined) throw notFound('Category');
          return { data: categoryWire(row) };
        });
      },
    }),
    route({
      method: 'post',
      path: BASE,
      operationId: 'createCategory',
      summary: 'Create a category',
      description:
        'Creates a category; the slug is made from the name if it is not sent. timestamp is accepted and ignored.',
      body: newCategorySchema,
      bodyExample: { name: 'Garden and home', isPopular: false },
      admin: true,
      responses: [{ status: 201, ...THE_CATEGORY }, TAKEN],
      async handle(c, { db, readBody }) {
        const input = await readBody();
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
      },
    }),
    route({
      method: 'put',
      path: `${BASE}/{id}`,
      parameters: ID,
      operationId: 'changeCategory',
      summary: 'Change a category',
      description: 'Changes the fields that are sent.',
      body: categoryChangeSchema,
      bodyExample: { productCount: 860 },
      admin: true,
      responses: [
        { status: 200, ...THE_CATEGORY },
        { status: 400, description: '"Valid category ID is required", or a field is wrong' },
        UNKNOWN,
        TAKEN,
      ],
      async handle(c, { db, readBody }) {
        const id = categoryId(c.req.param('id'));
        const input = await readBody();
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
      },
    }),
  ],
};
