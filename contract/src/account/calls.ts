// The account endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const beginSecondFactor: Call<typeof endpoints.beginSecondFactor> = {
  method: 'POST',
  path: '/api/account/totp',
  credential: 'session',
};
export const changePassword: Call<typeof endpoints.changePassword> = {
  method: 'PUT',
  path: '/api/account/password',
  credential: 'session',
};
export const choosePassword: Call<typeof endpoints.choosePassword> = {
  method: 'POST',
  path: '/api/password',
  credential: 'none',
};
export const confirmSecondFactor: Call<typeof endpoints.confirmSecondFactor> = {
  method: 'POST',
  path: '/api/account/totp/confirm',
  credential: 'session',
};
export const getAccount: Call<typeof endpoints.getAccount> = {
  method: 'GET',
  path: '/api/account',
  credential: 'session',
};
export const readPasswordLink: Call<typeof endpoints.readPasswordLink> = {
  method: 'POST',
  path: '/api/password-link',
  credential: 'none',
};
export const removeSecondFactor: Call<typeof endpoints.removeSecondFactor> = {
  method: 'POST',
  path: '/api/account/totp/remove',
  credential: 'session',
};
export const requestPasswordReset: Call<typeof endpoints.requestPasswordReset> = {
  method: 'POST',
  path: '/api/password-reset',
  credential: 'none',
};
