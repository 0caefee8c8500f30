// The endpoints of the days of the fair as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getShowDay: Call<typeof endpoints.getShowDay> = {
  method: 'GET',
  path: '/api/show-day',
  credential: 'session',
};
export const listMatches: Call<typeof endpoints.listMatches> = {
  method: 'GET',
  path: '/api/show-day/matches',
  credential: 'session',
};
export const makeMatch: Call<typeof endpoints.makeMatch> = {
  method: 'POST',
  path: '/api/show-day/matches',
  credential: 'session',
};
export const undoMatch: Call<typeof endpoints.undoMatch> = {
  method: 'POST',
  path: '/api/show-day/matches/undo',
  credential: 'session',
};
export const getBoard: Call<typeof endpoints.getBoard> = {
  method: 'GET',
  path: '/api/show-day/board',
  credential: 'link',
};
export const countWallLinks: Call<typeof endpoints.countWallLinks> = {
  method: 'GET',
  path: '/api/show-day/wall-links',
  credential: 'session',
};
export const makeWallLink: Call<typeof endpoints.makeWallLink> = {
  method: 'POST',
  path: '/api/show-day/wall-links',
  credential: 'session',
};
export const withdrawWallLinks: Call<typeof endpoints.withdrawWallLinks> = {
  method: 'DELETE',
  path: '/api/show-day/wall-links',
  credential: 'session',
};
