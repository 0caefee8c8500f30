// The erasure endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const erasePerson: Call<typeof endpoints.erasePerson> = {
  method: 'POST',
  path: '/api/erasures/:id',
  credential: 'session',
};
export const previewErasure: Call<typeof endpoints.previewErasure> = {
  method: 'GET',
  path: '/api/erasures/:id',
  credential: 'session',
};
