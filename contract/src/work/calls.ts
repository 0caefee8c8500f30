// The endpoint of open work as the browser calls it: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getOpenWork: Call<typeof endpoints.getOpenWork> = {
  method: 'GET',
  path: '/api/work',
  credential: 'session',
};
export const getToDo: Call<typeof endpoints.getToDo> = {
  method: 'GET',
  path: '/api/to-do',
  credential: 'session',
};
export const listOwnTasks: Call<typeof endpoints.listOwnTasks> = {
  method: 'GET',
  path: '/api/own-tasks',
  credential: 'session',
};
export const visitOverview: Call<typeof endpoints.visitOverview> = {
  method: 'POST',
  path: '/api/overview-visit',
  credential: 'session',
};
