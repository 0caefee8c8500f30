// Organisers' calls about editions, apart from the visitors' one, whose pages need not load them.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listEditions: Call<typeof endpoints.listEditions> = {
  method: 'GET',
  path: '/api/editions',
  credential: 'session',
};

export const getDashboardEdition: Call<typeof endpoints.getDashboardEdition> = {
  method: 'GET',
  path: '/api/dashboard-edition',
  credential: 'session',
};

export const countAhead: Call<typeof endpoints.countAhead> = {
  method: 'GET',
  path: '/api/editions/:id/ahead',
  credential: 'session',
};

export const getStoredEdition: Call<typeof endpoints.getStoredEdition> = {
  method: 'GET',
  path: '/api/editions/:id',
  credential: 'session',
};

export const changeEdition: Call<typeof endpoints.changeEdition> = {
  method: 'PUT',
  path: '/api/editions/:id',
  credential: 'session',
};

export const createEdition: Call<typeof endpoints.createEdition> = {
  method: 'POST',
  path: '/api/editions',
  credential: 'session',
};

export const openEdition: Call<typeof endpoints.openEdition> = {
  method: 'POST',
  path: '/api/editions/:id/open',
  credential: 'session',
};

export const closeEdition: Call<typeof endpoints.closeEdition> = {
  method: 'POST',
  path: '/api/editions/:id/close',
  credential: 'session',
};

export const beginOwnEdition: Call<typeof endpoints.beginOwnEdition> = {
  method: 'POST',
  path: '/api/editions/:id/begin-own',
  credential: 'session',
};

export const setEditionLogo: Call<typeof endpoints.setEditionLogo> = {
  method: 'PUT',
  path: '/api/editions/:id/logo',
  credential: 'session',
};

export const removeEditionLogo: Call<typeof endpoints.removeEditionLogo> = {
  method: 'DELETE',
  path: '/api/editions/:id/logo',
  credential: 'session',
};

export const getPlannedDeletion: Call<typeof endpoints.getPlannedDeletion> = {
  method: 'GET',
  path: '/api/editions/:id/document-deletion',
  credential: 'session',
};

export const keepDocuments: Call<typeof endpoints.keepDocuments> = {
  method: 'POST',
  path: '/api/editions/:id/document-deletion/keep',
  credential: 'session',
};
