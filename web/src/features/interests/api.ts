// Fetches categories and their sub-categories.
import { listCategories, listSubCategories } from '@visavis/contract/category/calls';
import { call } from '../../lib/api-client.ts';
import type { CategorySource } from './category-list.ts';

/** @param edition of a personal link; null for the one that visitors see */
export const categorySource = (edition: number | null): CategorySource => ({
  list: () => call(listCategories, { edition }),
  subCategories: (id) => call(listSubCategories, { params: { id }, edition }),
});
