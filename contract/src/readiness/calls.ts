// The readiness endpoint as the browser calls it: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getReadiness: Call<typeof endpoints.getReadiness> = {
  method: 'GET',
  path: '/api/editions/:id/readiness',
  credential: 'session',
};
