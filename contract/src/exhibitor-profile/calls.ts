// The organisers' exhibitor endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listExhibitors: Call<typeof endpoints.listExhibitors> = {
  method: 'GET',
  path: '/api/exhibitors',
  credential: 'session',
};

export const getExhibitorFacts: Call<typeof endpoints.getExhibitorFacts> = {
  method: 'GET',
  path: '/api/exhibitor-facts',
  credential: 'session',
};

export const getExhibitor: Call<typeof endpoints.getExhibitor> = {
  method: 'GET',
  path: '/api/exhibitors/:id',
  credential: 'session',
};

export const listExhibitorHistory: Call<typeof endpoints.listExhibitorHistory> = {
  method: 'GET',
  path: '/api/exhibitors/:id/history',
  credential: 'session',
};

export const createExhibitor: Call<typeof endpoints.createExhibitor> = {
  method: 'POST',
  path: '/api/exhibitors',
  credential: 'session',
};

export const changeExhibitor: Call<typeof endpoints.changeExhibitor> = {
  method: 'PUT',
  path: '/api/exhibitors/:id',
  credential: 'session',
};

export const archiveExhibitors: Call<typeof endpoints.archiveExhibitors> = {
  method: 'POST',
  path: '/api/exhibitors/archive',
  credential: 'session',
};

export const restoreExhibitor: Call<typeof endpoints.restoreExhibitor> = {
  method: 'POST',
  path: '/api/exhibitors/:id/restore',
  credential: 'session',
};

export const previewExhibitorMerge: Call<typeof endpoints.previewExhibitorMerge> = {
  method: 'GET',
  path: '/api/exhibitors/:id/merge',
  credential: 'session',
};

export const mergeExhibitor: Call<typeof endpoints.mergeExhibitor> = {
  method: 'POST',
  path: '/api/exhibitors/:id/merge',
  credential: 'session',
};

export const setExhibitorLogo: Call<typeof endpoints.setExhibitorLogo> = {
  method: 'PUT',
  path: '/api/exhibitors/:id/logo',
  credential: 'session',
};

export const removeExhibitorLogo: Call<typeof endpoints.removeExhibitorLogo> = {
  method: 'DELETE',
  path: '/api/exhibitors/:id/logo',
  credential: 'session',
};

export const setProductImage: Call<typeof endpoints.setProductImage> = {
  method: 'PUT',
  path: '/api/exhibitors/:id/products/:productId/image',
  credential: 'session',
};

export const removeProductImage: Call<typeof endpoints.removeProductImage> = {
  method: 'DELETE',
  path: '/api/exhibitors/:id/products/:productId/image',
  credential: 'session',
};
