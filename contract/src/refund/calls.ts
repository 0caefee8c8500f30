// The refund endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const exportRefunds: Call<typeof endpoints.exportRefunds> = {
  method: 'GET',
  path: '/api/exports/refunds',
  credential: 'session',
};
export const listRefunds: Call<typeof endpoints.listRefunds> = {
  method: 'GET',
  path: '/api/refunds',
  credential: 'session',
};
