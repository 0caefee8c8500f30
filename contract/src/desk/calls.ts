// The endpoints of the desk as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const findAtDesk: Call<typeof endpoints.findAtDesk> = {
  method: 'GET',
  path: '/api/desk/people',
  credential: 'session',
};
export const getDeskToday: Call<typeof endpoints.getDeskToday> = {
  method: 'GET',
  path: '/api/desk/today',
  credential: 'session',
};
export const listFreeAtDesk: Call<typeof endpoints.listFreeAtDesk> = {
  method: 'GET',
  path: '/api/desk/exhibitors',
  credential: 'session',
};
export const settleDesk: Call<typeof endpoints.settleDesk> = {
  method: 'POST',
  path: '/api/desk/settle',
  credential: 'session',
};
