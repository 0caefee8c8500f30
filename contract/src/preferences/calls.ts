// The preference endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const changePreferences: Call<typeof endpoints.changePreferences> = {
  method: 'PUT',
  path: '/api/preferences',
  credential: 'session',
};
export const getPreferences: Call<typeof endpoints.getPreferences> = {
  method: 'GET',
  path: '/api/preferences',
  credential: 'session',
};
