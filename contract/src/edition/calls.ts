// The calls of edition as a browser makes them.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getEdition: Call<typeof endpoints.getEdition> = {
  method: 'GET',
  path: '/api/edition',
  credential: 'none',
};
