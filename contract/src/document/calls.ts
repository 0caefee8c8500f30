// The document endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getDocument: Call<typeof endpoints.getDocument> = {
  method: 'GET',
  path: '/api/hosted/documents/:id',
  credential: 'session',
};
export const makeDocumentAddress: Call<typeof endpoints.makeDocumentAddress> = {
  method: 'POST',
  path: '/api/hosted/documents/:id/address',
  credential: 'session',
};
