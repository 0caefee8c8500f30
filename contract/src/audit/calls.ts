// The audit endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listAudit: Call<typeof endpoints.listAudit> = {
  method: 'GET',
  path: '/api/audit',
  credential: 'session',
};
