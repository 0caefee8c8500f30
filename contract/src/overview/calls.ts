// The overview endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getExhibitorSchedule: Call<typeof endpoints.getExhibitorSchedule> = {
  method: 'GET',
  path: '/api/exhibitor-schedules/:id',
  credential: 'session',
};
export const getOverview: Call<typeof endpoints.getOverview> = {
  method: 'GET',
  path: '/api/overview',
  credential: 'session',
};
export const listExhibitorLoads: Call<typeof endpoints.listExhibitorLoads> = {
  method: 'GET',
  path: '/api/exhibitor-schedules',
  credential: 'session',
};
