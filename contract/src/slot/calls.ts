// The slot endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getFreeHours: Call<typeof endpoints.getFreeHours> = {
  method: 'GET',
  path: '/api/free-hours',
  credential: 'none',
};
export const getUnavailableSlots: Call<typeof endpoints.getUnavailableSlots> = {
  method: 'GET',
  path: '/api/unavailable-slots',
  credential: 'none',
};
