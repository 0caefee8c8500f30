// The calls about the tree of categories as the dashboard makes them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getCategoryTree: Call<typeof endpoints.getCategoryTree> = {
  method: 'GET',
  path: '/api/category-tree',
  credential: 'session',
};
export const addCategory: Call<typeof endpoints.addCategory> = {
  method: 'POST',
  path: '/api/category-tree',
  credential: 'session',
};
export const fillCategoryTree: Call<typeof endpoints.fillCategoryTree> = {
  method: 'POST',
  path: '/api/category-tree/template',
  credential: 'session',
};
export const renameCategory: Call<typeof endpoints.renameCategory> = {
  method: 'PUT',
  path: '/api/category-tree/:kind/:id',
  credential: 'session',
};
export const moveCategory: Call<typeof endpoints.moveCategory> = {
  method: 'POST',
  path: '/api/category-tree/:kind/:id/move',
  credential: 'session',
};
export const deleteCategory: Call<typeof endpoints.deleteCategory> = {
  method: 'DELETE',
  path: '/api/category-tree/:kind/:id',
  credential: 'session',
};
export const previewCategoryMerge: Call<typeof endpoints.previewCategoryMerge> = {
  method: 'GET',
  path: '/api/category-tree/:kind/:id/merge',
  credential: 'session',
};
export const mergeCategory: Call<typeof endpoints.mergeCategory> = {
  method: 'POST',
  path: '/api/category-tree/:kind/:id/merge',
  credential: 'session',
};
export const undoCategoryMerge: Call<typeof endpoints.undoCategoryMerge> = {
  method: 'POST',
  path: '/api/category-tree/merges/:id/undo',
  credential: 'session',
};
