// Counting and deciding many registrations as the browser calls it: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './list-endpoints.ts';

export const countRegistrations: Call<typeof endpoints.countRegistrations> = {
  method: 'GET',
  path: '/api/meetings/counts',
  credential: 'session',
};
export const decideRegistrations: Call<typeof endpoints.decideRegistrations> = {
  method: 'POST',
  path: '/api/meetings/decide-many',
  credential: 'session',
};
export const listRegistrationCountries: Call<typeof endpoints.listRegistrationCountries> = {
  method: 'GET',
  path: '/api/meetings/countries',
  credential: 'session',
};
export const findMailable: Call<typeof endpoints.findMailable> = {
  method: 'POST',
  path: '/api/meetings/mailable',
  credential: 'session',
};
export const mailRegistrations: Call<typeof endpoints.mailRegistrations> = {
  method: 'POST',
  path: '/api/meetings/mail-many',
  credential: 'session',
};
export const reopenMeetings: Call<typeof endpoints.reopenMeetings> = {
  method: 'POST',
  path: '/api/meetings/reopen',
  credential: 'session',
};
