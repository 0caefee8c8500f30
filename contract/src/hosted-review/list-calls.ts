// Deciding many applications as the browser calls it: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './list-endpoints.ts';

export const decideApplications: Call<typeof endpoints.decideApplications> = {
  method: 'POST',
  path: '/api/hosted/decide-many',
  credential: 'session',
};
export const listApplicationIds: Call<typeof endpoints.listApplicationIds> = {
  method: 'GET',
  path: '/api/hosted/ids',
  credential: 'session',
};
export const undoDecisions: Call<typeof endpoints.undoDecisions> = {
  method: 'POST',
  path: '/api/hosted/undo-many',
  credential: 'session',
};
