import { areaRedaction } from '../../api/areaRedaction';
import { publicItem } from '../../shared/redaction/publicItem';
import { fields, flag, items, oneOf } from '../../shared/redaction/redaction';
import type { categoriesApi } from './categoriesApi';
import { categoryDomain } from './categorySchema';

export const categoriesRedaction = areaRedaction<typeof categoriesApi>(
  'categories',
  {
    getCategories: {
      arg: fields({ includeProductCount: flag, sortBy: oneOf('popular', 'name') }),
      data: items(publicItem(categoryDomain)),
    },
  },
  { Category: true },
);
