// The edition endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getEdition: Call<typeof endpoints.getEdition> = {
  method: 'GET',
  path: '/api/edition',
  credential: 'none',
};
