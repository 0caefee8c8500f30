// The document request endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const requestDocumentOf: Call<typeof endpoints.requestDocumentOf> = {
  method: 'POST',
  path: '/api/hosted/document-requests',
  credential: 'session',
};
export const getAskedDocument: Call<typeof endpoints.getAskedDocument> = {
  method: 'GET',
  path: '/api/document-request',
  credential: 'link',
};
export const handInDocument: Call<typeof endpoints.handInDocument> = {
  method: 'POST',
  path: '/api/document-request/documents',
  credential: 'link',
};
export const withdrawDocumentRequest: Call<typeof endpoints.withdrawDocumentRequest> = {
  method: 'POST',
  path: '/api/hosted/document-requests/:id/withdraw',
  credential: 'session',
};
