// Choosing what mail to get, as the browser calls it: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getMailChoice: Call<typeof endpoints.getMailChoice> = {
  method: 'GET',
  path: '/api/mail-choice',
  credential: 'link',
};
export const getPersonMail: Call<typeof endpoints.getPersonMail> = {
  method: 'GET',
  path: '/api/people/:reference/mail',
  credential: 'session',
};
export const setMailChoice: Call<typeof endpoints.setMailChoice> = {
  method: 'PUT',
  path: '/api/mail-choice',
  credential: 'link',
};
export const setPersonMail: Call<typeof endpoints.setPersonMail> = {
  method: 'PUT',
  path: '/api/people/:reference/mail',
  credential: 'session',
};
