// The email endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const decideHeldEmails: Call<typeof endpoints.decideHeldEmails> = {
  method: 'POST',
  path: '/api/emails/held',
  credential: 'session',
};
export const getEmail: Call<typeof endpoints.getEmail> = {
  method: 'GET',
  path: '/api/emails/:id',
  credential: 'session',
};
export const listEmails: Call<typeof endpoints.listEmails> = {
  method: 'GET',
  path: '/api/emails',
  credential: 'session',
};
export const makeTrialLink: Call<typeof endpoints.makeTrialLink> = {
  method: 'POST',
  path: '/api/emails/:id/trial-link',
  credential: 'session',
};
export const retryEmail: Call<typeof endpoints.retryEmail> = {
  method: 'POST',
  path: '/api/emails/:id/retry',
  credential: 'session',
};
