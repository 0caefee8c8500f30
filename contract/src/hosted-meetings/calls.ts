// The hosted meetings endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getHostedMeetings: Call<typeof endpoints.getHostedMeetings> = {
  method: 'GET',
  path: '/api/hosted/meetings/:userId/:companyId',
  credential: 'link',
};
export const saveHostedMeetings: Call<typeof endpoints.saveHostedMeetings> = {
  method: 'POST',
  path: '/api/hosted/meetings/save',
  credential: 'link',
};
