// The category endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listCategories: Call<typeof endpoints.listCategories> = {
  method: 'GET',
  path: '/api/categories',
  credential: 'none',
};
export const listSubCategories: Call<typeof endpoints.listSubCategories> = {
  method: 'GET',
  path: '/api/categories/:id/subcategories',
  credential: 'none',
};
