// Messages to groups as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const createGroupMessage: Call<typeof endpoints.createGroupMessage> = {
  method: 'POST',
  path: '/api/messages',
  credential: 'session',
};
export const deleteGroupMessage: Call<typeof endpoints.deleteGroupMessage> = {
  method: 'DELETE',
  path: '/api/messages/:id',
  credential: 'session',
};
export const getGroupMessage: Call<typeof endpoints.getGroupMessage> = {
  method: 'GET',
  path: '/api/messages/:id',
  credential: 'session',
};
export const listGroupMessages: Call<typeof endpoints.listGroupMessages> = {
  method: 'GET',
  path: '/api/messages',
  credential: 'session',
};
export const listGroupPeople: Call<typeof endpoints.listGroupPeople> = {
  method: 'GET',
  path: '/api/messages/:id/people',
  credential: 'session',
};
export const previewGroupMessage: Call<typeof endpoints.previewGroupMessage> = {
  method: 'GET',
  path: '/api/messages/:id/preview',
  credential: 'session',
};
export const saveGroupMessage: Call<typeof endpoints.saveGroupMessage> = {
  method: 'PUT',
  path: '/api/messages/:id',
  credential: 'session',
};
export const sendGroupMessage: Call<typeof endpoints.sendGroupMessage> = {
  method: 'POST',
  path: '/api/messages/:id/send',
  credential: 'session',
};
export const stopGroupMessage: Call<typeof endpoints.stopGroupMessage> = {
  method: 'POST',
  path: '/api/messages/:id/stop',
  credential: 'session',
};
export const testGroupMessage: Call<typeof endpoints.testGroupMessage> = {
  method: 'POST',
  path: '/api/messages/:id/test',
  credential: 'session',
};
