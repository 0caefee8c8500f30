// The country endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listCountries: Call<typeof endpoints.listCountries> = {
  method: 'GET',
  path: '/api/countries',
  credential: 'none',
};
