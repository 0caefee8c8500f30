// The impact endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const editionImpact: Call<typeof endpoints.editionImpact> = {
  method: 'POST',
  path: '/api/editions/:id/impact',
  credential: 'session',
};
export const withdrawalImpact: Call<typeof endpoints.withdrawalImpact> = {
  method: 'POST',
  path: '/api/exhibitors/impact',
  credential: 'session',
};
