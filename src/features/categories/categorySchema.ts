import * as v from 'valibot';
import { count, idFields, idOf, isCount } from '../../api/responses';

/** An enhanced category, spec §3. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly totalCars: number;
  readonly isPopular: boolean;
  /** Null where the backend did not count. */
  readonly productCount: number | null;
}

const categoryWire = v.object({
  ...idFields,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  slug: v.pipe(v.string(), v.trim(), v.minLength(1)),
  totalCars: count(0),
  isPopular: v.fallback(v.nullish(v.boolean()), false),
  productCount: v.fallback(v.nullish(v.pipe(v.number(), v.check(isCount))), null),
});

export const categorySchema: v.GenericSchema<unknown, Category> = v.pipe(
  categoryWire,
  v.rawTransform(({ dataset, addIssue, NEVER }): Category => {
    const { name, slug, totalCars, isPopular, productCount, ...wire } = dataset.value;
    const id = idOf(wire);
    if (id === null) {
      addIssue({ message: 'A category needs an id' });
      return NEVER;
    }
    return {
      id,
      name,
      slug,
      totalCars,
      isPopular: isPopular ?? false,
      productCount: productCount ?? null,
    };
  }),
);
