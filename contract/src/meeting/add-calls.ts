// Adding a meeting as the browser calls it: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './add-endpoints.ts';

export const addMeeting: Call<typeof endpoints.addMeeting> = {
  method: 'POST',
  path: '/api/registrations/:id/meetings',
  credential: 'session',
};
export const listAddHours: Call<typeof endpoints.listAddHours> = {
  method: 'GET',
  path: '/api/registrations/:id/hours',
  credential: 'session',
};
export const undoAddedMeeting: Call<typeof endpoints.undoAddedMeeting> = {
  method: 'POST',
  path: '/api/registrations/:id/meetings/undo',
  credential: 'session',
};
