// The hosted application endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getHostedBuyer: Call<typeof endpoints.getHostedBuyer> = {
  method: 'GET',
  path: '/api/hosted-buyer',
  credential: 'link',
};
export const registerHostedBuyer: Call<typeof endpoints.registerHostedBuyer> = {
  method: 'POST',
  path: '/api/hosted-registration',
  credential: 'none',
};
