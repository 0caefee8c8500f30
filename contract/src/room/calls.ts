// The room endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getRooms: Call<typeof endpoints.getRooms> = {
  method: 'GET',
  path: '/api/payments/rooms',
  credential: 'link',
};
export const joinWaitingList: Call<typeof endpoints.joinWaitingList> = {
  method: 'POST',
  path: '/api/payments/waiting',
  credential: 'link',
};
export const leaveWaitingList: Call<typeof endpoints.leaveWaitingList> = {
  method: 'POST',
  path: '/api/payments/waiting/leave',
  credential: 'link',
};
export const offerRoom: Call<typeof endpoints.offerRoom> = {
  method: 'POST',
  path: '/api/hosted/waiting/:id/offer',
  credential: 'session',
};
export const listRooms: Call<typeof endpoints.listRooms> = {
  method: 'GET',
  path: '/api/hosted/rooms',
  credential: 'session',
};
export const changeRooms: Call<typeof endpoints.changeRooms> = {
  method: 'PUT',
  path: '/api/hosted/rooms',
  credential: 'session',
};
