// The stream for organisers as the browser calls it: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';
import { CHANGES_PATH } from './events.ts';

export const followChanges: Call<typeof endpoints.followChanges> = {
  method: 'GET',
  path: CHANGES_PATH,
  credential: 'session',
};
