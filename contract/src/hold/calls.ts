// The hold endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const holdSlot: Call<typeof endpoints.holdSlot> = {
  method: 'POST',
  path: '/api/holds',
  credential: 'none',
};
export const holdSlots: Call<typeof endpoints.holdSlots> = {
  method: 'POST',
  path: '/api/holds/many',
  credential: 'none',
};
export const releaseHold: Call<typeof endpoints.releaseHold> = {
  method: 'DELETE',
  path: '/api/holds/:exhibitorId',
  credential: 'none',
};
export const renewHolds: Call<typeof endpoints.renewHolds> = {
  method: 'POST',
  path: '/api/holds/renew',
  credential: 'none',
};
