// Failed addresses as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const addFailedAddress: Call<typeof endpoints.addFailedAddress> = {
  method: 'POST',
  path: '/api/failed-addresses',
  credential: 'session',
};
export const clearFailedAddress: Call<typeof endpoints.clearFailedAddress> = {
  method: 'DELETE',
  path: '/api/failed-addresses/:id',
  credential: 'session',
};
export const dealWithFailedAddress: Call<typeof endpoints.dealWithFailedAddress> = {
  method: 'POST',
  path: '/api/failed-addresses/:id/deal',
  credential: 'session',
};
export const listFailedAddresses: Call<typeof endpoints.listFailedAddresses> = {
  method: 'GET',
  path: '/api/failed-addresses',
  credential: 'session',
};
export const readBounce: Call<typeof endpoints.readBounce> = {
  method: 'POST',
  path: '/api/failed-addresses/bounce',
  credential: 'session',
};
