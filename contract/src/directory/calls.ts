// The directory endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getDirectoryEntry: Call<typeof endpoints.getDirectoryEntry> = {
  method: 'GET',
  path: '/api/directory/:id',
  credential: 'none',
};
export const getDirectoryFacts: Call<typeof endpoints.getDirectoryFacts> = {
  method: 'GET',
  path: '/api/directory/facts',
  credential: 'none',
};
export const listDirectory: Call<typeof endpoints.listDirectory> = {
  method: 'GET',
  path: '/api/directory',
  credential: 'none',
};
