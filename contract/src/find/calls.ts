// The endpoint of Find as the browser calls it: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const findAnything: Call<typeof endpoints.findAnything> = {
  method: 'GET',
  path: '/api/find',
  credential: 'session',
};
