// The exhibitor endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listProducts: Call<typeof endpoints.listProducts> = {
  method: 'GET',
  path: '/api/exhibitors/:id/products',
  credential: 'none',
};
export const searchExhibitors: Call<typeof endpoints.searchExhibitors> = {
  method: 'POST',
  path: '/api/exhibitors/search',
  credential: 'none',
};
