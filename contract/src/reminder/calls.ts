// Reminders as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getReminders: Call<typeof endpoints.getReminders> = {
  method: 'GET',
  path: '/api/reminders',
  credential: 'session',
};
export const setReminder: Call<typeof endpoints.setReminder> = {
  method: 'PUT',
  path: '/api/reminders',
  credential: 'session',
};
