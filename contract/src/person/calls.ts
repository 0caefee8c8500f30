// The endpoints of one person as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getPerson: Call<typeof endpoints.getPerson> = {
  method: 'GET',
  path: '/api/people/:reference',
  credential: 'session',
};
export const changeContact: Call<typeof endpoints.changeContact> = {
  method: 'PUT',
  path: '/api/people/:reference/contact',
  credential: 'session',
};
export const addNote: Call<typeof endpoints.addNote> = {
  method: 'POST',
  path: '/api/people/:reference/notes',
  credential: 'session',
};
export const changeNote: Call<typeof endpoints.changeNote> = {
  method: 'PUT',
  path: '/api/notes/:id',
  credential: 'session',
};
export const deleteNote: Call<typeof endpoints.deleteNote> = {
  method: 'DELETE',
  path: '/api/notes/:id',
  credential: 'session',
};
export const addTask: Call<typeof endpoints.addTask> = {
  method: 'POST',
  path: '/api/people/:reference/tasks',
  credential: 'session',
};
export const changeTask: Call<typeof endpoints.changeTask> = {
  method: 'PUT',
  path: '/api/tasks/:id',
  credential: 'session',
};
export const deleteTask: Call<typeof endpoints.deleteTask> = {
  method: 'DELETE',
  path: '/api/tasks/:id',
  credential: 'session',
};
export const addTasks: Call<typeof endpoints.addTasks> = {
  method: 'POST',
  path: '/api/tasks',
  credential: 'session',
};
export const takeBackTasks: Call<typeof endpoints.takeBackTasks> = {
  method: 'POST',
  path: '/api/tasks/take-back',
  credential: 'session',
};
export const listAssignees: Call<typeof endpoints.listAssignees> = {
  method: 'GET',
  path: '/api/assignees',
  credential: 'session',
};
export const getMyDetails: Call<typeof endpoints.getMyDetails> = {
  method: 'GET',
  path: '/api/my-details',
  credential: 'link',
};
export const completeMyDetails: Call<typeof endpoints.completeMyDetails> = {
  method: 'PUT',
  path: '/api/my-details',
  credential: 'link',
};
export const askDetails: Call<typeof endpoints.askDetails> = {
  method: 'POST',
  path: '/api/registrations/ask-details',
  credential: 'session',
};
