// Fetches categories and their sub-categories.
import { listCategories, listSubCategories } from '@visavis/contract/category/calls';
import { call } from '../../lib/api-client.ts';
import type { CategorySource } from './category-list.ts';

export const categorySource: CategorySource = {
  list: () => call(listCategories, {}),
  subCategories: (id) => call(listSubCategories, { params: { id } }),
};
