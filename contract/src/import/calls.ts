// The import endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const uploadImport: Call<typeof endpoints.uploadImport> = {
  method: 'POST',
  path: '/api/imports',
  credential: 'session',
};
export const listImports: Call<typeof endpoints.listImports> = {
  method: 'GET',
  path: '/api/imports',
  credential: 'session',
};
export const getImport: Call<typeof endpoints.getImport> = {
  method: 'GET',
  path: '/api/imports/:id',
  credential: 'session',
};
export const listImportRows: Call<typeof endpoints.listImportRows> = {
  method: 'GET',
  path: '/api/imports/:id/rows',
  credential: 'session',
};
export const changeImport: Call<typeof endpoints.changeImport> = {
  method: 'PUT',
  path: '/api/imports/:id',
  credential: 'session',
};
export const getImportImpact: Call<typeof endpoints.getImportImpact> = {
  method: 'GET',
  path: '/api/imports/:id/impact',
  credential: 'session',
};
export const applyImport: Call<typeof endpoints.applyImport> = {
  method: 'POST',
  path: '/api/imports/:id/apply',
  credential: 'session',
};
export const undoImport: Call<typeof endpoints.undoImport> = {
  method: 'POST',
  path: '/api/imports/:id/undo',
  credential: 'session',
};
export const discardImport: Call<typeof endpoints.discardImport> = {
  method: 'DELETE',
  path: '/api/imports/:id',
  credential: 'session',
};
export const downloadRefusedRows: Call<typeof endpoints.downloadRefusedRows> = {
  method: 'GET',
  path: '/api/imports/:id/refused',
  credential: 'session',
};
export const downloadImportTemplate: Call<typeof endpoints.downloadImportTemplate> = {
  method: 'GET',
  path: '/api/import-template',
  credential: 'session',
};
