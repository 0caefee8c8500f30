// The export endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const exportMeetings: Call<typeof endpoints.exportMeetings> = {
  method: 'GET',
  path: '/api/exports/meetings',
  credential: 'session',
};
export const exportRegistrations: Call<typeof endpoints.exportRegistrations> = {
  method: 'GET',
  path: '/api/exports/registrations',
  credential: 'session',
};
export const exportChosenMeetings: Call<typeof endpoints.exportChosenMeetings> = {
  method: 'POST',
  path: '/api/exports/meetings',
  credential: 'session',
};
export const exportChosenRegistrations: Call<typeof endpoints.exportChosenRegistrations> = {
  method: 'POST',
  path: '/api/exports/registrations',
  credential: 'session',
};
