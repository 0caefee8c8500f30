// The calls of hosted booking as a browser makes them.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const exportHostedBuyers: Call<typeof endpoints.exportHostedBuyers> = {
  method: 'GET',
  path: '/api/exports/hosted',
  credential: 'session',
};
