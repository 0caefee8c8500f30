// The calls of audit as a browser makes them.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listAudit: Call<typeof endpoints.listAudit> = {
  method: 'GET',
  path: '/api/audit',
  credential: 'session',
};
