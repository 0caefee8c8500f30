// The booking endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getBooking: Call<typeof endpoints.getBooking> = {
  method: 'GET',
  path: '/api/payments/booking',
  credential: 'link',
};
export const saveBooking: Call<typeof endpoints.saveBooking> = {
  method: 'POST',
  path: '/api/payments/booking/:userId/:companyId',
  credential: 'link',
};
