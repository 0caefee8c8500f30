// The endpoints of edition archives as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const exportEdition: Call<typeof endpoints.exportEdition> = {
  method: 'GET',
  path: '/api/editions/:id/archive',
  credential: 'session',
};
export const importEdition: Call<typeof endpoints.importEdition> = {
  method: 'POST',
  path: '/api/editions/archive',
  credential: 'session',
};
