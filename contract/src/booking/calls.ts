// The booking endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as changes from './change-endpoints.ts';
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
export const changeBooking: Call<typeof changes.changeBooking> = {
  method: 'PUT',
  path: '/api/hosted/bookings/:id',
  credential: 'session',
};
export const settleNights: Call<typeof changes.settleNights> = {
  method: 'POST',
  path: '/api/hosted/bookings/:id/nights',
  credential: 'session',
};
