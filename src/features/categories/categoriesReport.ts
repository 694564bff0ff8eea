import { areaReport } from '../../api/areaReport';
import { publicItem } from '../../shared/redaction/publicItem';
import { fields, flag, items, oneOf } from '../../shared/redaction/redaction';
import type { categoriesApi } from './categoriesApi';
import { categoryDomain } from './categorySchema';

export const categoriesReport = areaReport<typeof categoriesApi>(
  'categories',
  {
    getCategories: {
      arg: fields({ includeProductCount: flag, sortBy: oneOf('popular', 'name') }),
      data: items(publicItem(categoryDomain)),
    },
  },
  { Category: true },
);
