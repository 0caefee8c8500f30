// The session endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const logIn: Call<typeof endpoints.logIn> = { method: 'POST', path: '/api/login', credential: 'none' };
export const logOut: Call<typeof endpoints.logOut> = {
  method: 'POST',
  path: '/api/logout',
  credential: 'session',
};
