// Endpoints of the interest taxonomy.
import { categorySchema, subCategorySchema } from '@visavis/domain/category/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

export const listCategories = endpoint(calls.listCategories, {
  permission: 'anyone',
  summary: 'All categories, in the order of the edition',
  output: z.array(categorySchema),
});

export const listSubCategories = endpoint(calls.listSubCategories, {
  permission: 'anyone',
  summary: 'The sub-categories of a category',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  output: z.array(subCategorySchema),
});
