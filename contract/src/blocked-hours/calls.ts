// The endpoints of blocked hours as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const blockHours: Call<typeof endpoints.blockHours> = {
  method: 'POST',
  path: '/api/blocked-hours',
  credential: 'session',
};
export const blockedHoursImpact: Call<typeof endpoints.blockedHoursImpact> = {
  method: 'POST',
  path: '/api/blocked-hours/impact',
  credential: 'session',
};
export const freeBlockedHours: Call<typeof endpoints.freeBlockedHours> = {
  method: 'POST',
  path: '/api/blocked-hours/free',
  credential: 'session',
};
export const listBlockedHours: Call<typeof endpoints.listBlockedHours> = {
  method: 'GET',
  path: '/api/blocked-hours',
  credential: 'session',
};
