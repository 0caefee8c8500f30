// The staff endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const changeStaff: Call<typeof endpoints.changeStaff> = {
  method: 'PUT',
  path: '/api/organisers/:id',
  credential: 'session',
};
export const inviteAgain: Call<typeof endpoints.inviteAgain> = {
  method: 'POST',
  path: '/api/organisers/:id/invitation',
  credential: 'session',
};
export const inviteStaff: Call<typeof endpoints.inviteStaff> = {
  method: 'POST',
  path: '/api/organisers',
  credential: 'session',
};
export const listStaff: Call<typeof endpoints.listStaff> = {
  method: 'GET',
  path: '/api/organisers',
  credential: 'session',
};
export const removeSecondFactorOf: Call<typeof endpoints.removeSecondFactorOf> = {
  method: 'DELETE',
  path: '/api/organisers/:id/totp',
  credential: 'session',
};
