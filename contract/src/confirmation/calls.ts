// The confirmation endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listBursts: Call<typeof endpoints.listBursts> = {
  method: 'GET',
  path: '/api/unconfirmed-hours/bursts',
  credential: 'session',
};
export const releaseHours: Call<typeof endpoints.releaseHours> = {
  method: 'POST',
  path: '/api/unconfirmed-hours/release',
  credential: 'session',
};
