// The hosted booking endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const exportChosenHostedBuyers: Call<typeof endpoints.exportChosenHostedBuyers> = {
  method: 'POST',
  path: '/api/exports/hosted',
  credential: 'session',
};
export const exportHostedBuyers: Call<typeof endpoints.exportHostedBuyers> = {
  method: 'GET',
  path: '/api/exports/hosted',
  credential: 'session',
};
export const exportRooming: Call<typeof endpoints.exportRooming> = {
  method: 'GET',
  path: '/api/exports/rooming',
  credential: 'session',
};
export const exportRoomingWithPassports: Call<typeof endpoints.exportRoomingWithPassports> = {
  method: 'GET',
  path: '/api/exports/rooming/passports',
  credential: 'session',
};
export const listHostedBookings: Call<typeof endpoints.listHostedBookings> = {
  method: 'GET',
  path: '/api/hosted/bookings',
  credential: 'session',
};
export const listRoomingChanges: Call<typeof endpoints.listRoomingChanges> = {
  method: 'GET',
  path: '/api/hosted/bookings/changes',
  credential: 'session',
};
export const listRoomNights: Call<typeof endpoints.listRoomNights> = {
  method: 'GET',
  path: '/api/hosted/rooms/nights',
  credential: 'session',
};
export const listWithoutRoom: Call<typeof endpoints.listWithoutRoom> = {
  method: 'GET',
  path: '/api/hosted/waiting',
  credential: 'session',
};
