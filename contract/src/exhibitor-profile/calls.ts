// The organisers' exhibitor endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listExhibitors: Call<typeof endpoints.listExhibitors> = {
  method: 'GET',
  path: '/api/exhibitors',
  credential: 'session',
};

export const getExhibitorFacts: Call<typeof endpoints.getExhibitorFacts> = {
  method: 'GET',
  path: '/api/exhibitor-facts',
  credential: 'session',
};

export const getExhibitor: Call<typeof endpoints.getExhibitor> = {
  method: 'GET',
  path: '/api/exhibitors/:id',
  credential: 'session',
};
