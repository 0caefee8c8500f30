// Endpoints of the interest taxonomy.
import { categorySchema, subCategorySchema } from '@visavis/domain/category/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  permission: 'anyone',
  summary: 'All categories, in the order of the edition',
  status: 200,
  output: z.array(categorySchema),
});

export const listSubCategories = endpoint({
  method: 'GET',
  path: '/api/categories/:id/subcategories',
  permission: 'anyone',
  summary: 'The sub-categories of a category',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  status: 200,
  output: z.array(subCategorySchema),
});
