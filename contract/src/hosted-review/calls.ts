// The hosted review endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const approveHostedBuyer: Call<typeof endpoints.approveHostedBuyer> = {
  method: 'POST',
  path: '/api/hosted/varification-email',
  credential: 'session',
};
export const countHostedBuyers: Call<typeof endpoints.countHostedBuyers> = {
  method: 'GET',
  path: '/api/hosted/counts',
  credential: 'session',
};
export const deleteHostedBuyer: Call<typeof endpoints.deleteHostedBuyer> = {
  method: 'POST',
  path: '/api/hosted/delete',
  credential: 'session',
};
export const getHostedMark: Call<typeof endpoints.getHostedMark> = {
  method: 'GET',
  path: '/api/hosted/mark',
  credential: 'session',
};
export const listHostedBuyers: Call<typeof endpoints.listHostedBuyers> = {
  method: 'GET',
  path: '/api/hosted',
  credential: 'session',
};
export const rejectHostedBuyer: Call<typeof endpoints.rejectHostedBuyer> = {
  method: 'POST',
  path: '/api/hosted/reject',
  credential: 'session',
};
export const undoDecision: Call<typeof endpoints.undoDecision> = {
  method: 'POST',
  path: '/api/hosted/undo-rejection',
  credential: 'session',
};
