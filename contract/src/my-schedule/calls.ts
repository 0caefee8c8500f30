// The my schedule endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const cancelMyMeeting: Call<typeof endpoints.cancelMyMeeting> = {
  method: 'POST',
  path: '/api/my-schedule/meetings/:id/cancel',
  credential: 'link',
};
export const confirmMyEmail: Call<typeof endpoints.confirmMyEmail> = {
  method: 'POST',
  path: '/api/my-schedule/confirm',
  credential: 'link',
};
export const getMyCalendar: Call<typeof endpoints.getMyCalendar> = {
  method: 'GET',
  path: '/api/my-schedule/calendar',
  credential: 'link',
};
export const getMySchedule: Call<typeof endpoints.getMySchedule> = {
  method: 'GET',
  path: '/api/my-schedule',
  credential: 'link',
};
export const moveMyMeeting: Call<typeof endpoints.moveMyMeeting> = {
  method: 'POST',
  path: '/api/my-schedule/meetings/:id/move',
  credential: 'link',
};
export const sendScheduleLink: Call<typeof endpoints.sendScheduleLink> = {
  method: 'POST',
  path: '/api/schedule-link',
  credential: 'none',
};
