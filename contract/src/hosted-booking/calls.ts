// The hosted booking endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const exportHostedBuyers: Call<typeof endpoints.exportHostedBuyers> = {
  method: 'GET',
  path: '/api/exports/hosted',
  credential: 'session',
};
