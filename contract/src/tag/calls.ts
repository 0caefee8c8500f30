// The endpoints of tags as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listTags: Call<typeof endpoints.listTags> = {
  method: 'GET',
  path: '/api/tags',
  credential: 'session',
};
export const tagPeople: Call<typeof endpoints.tagPeople> = {
  method: 'POST',
  path: '/api/tags',
  credential: 'session',
};
