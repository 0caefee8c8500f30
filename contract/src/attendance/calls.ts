// The attendance endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getExhibitorDesk: Call<typeof endpoints.getExhibitorDesk> = {
  method: 'GET',
  path: '/api/exhibitor-desk',
  credential: 'link',
};
export const listAttendance: Call<typeof endpoints.listAttendance> = {
  method: 'GET',
  path: '/api/attendance',
  credential: 'session',
};
export const makeExhibitorLink: Call<typeof endpoints.makeExhibitorLink> = {
  method: 'POST',
  path: '/api/exhibitor-schedules/:id/link',
  credential: 'session',
};
export const markAtDesk: Call<typeof endpoints.markAtDesk> = {
  method: 'POST',
  path: '/api/exhibitor-desk/meetings/:id',
  credential: 'link',
};
export const markMany: Call<typeof endpoints.markMany> = {
  method: 'POST',
  path: '/api/attendance-marks',
  credential: 'session',
};
export const markAttendance: Call<typeof endpoints.markAttendance> = {
  method: 'POST',
  path: '/api/attendance/:id',
  credential: 'session',
};
