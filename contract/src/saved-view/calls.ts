// The endpoints of saved views as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listSavedViews: Call<typeof endpoints.listSavedViews> = {
  method: 'GET',
  path: '/api/views',
  credential: 'session',
};
export const removeView: Call<typeof endpoints.removeView> = {
  method: 'DELETE',
  path: '/api/views/:id',
  credential: 'session',
};
export const saveView: Call<typeof endpoints.saveView> = {
  method: 'POST',
  path: '/api/views',
  credential: 'session',
};
