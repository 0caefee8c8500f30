// The organisers' exhibitor endpoints as the browser calls them: method, path and credential.

export const listExhibitors = 'GET /api/exhibitors session';
export const getExhibitorFacts = 'GET /api/exhibitor-facts session';
export const getExhibitor = 'GET /api/exhibitors/:id session';
export const listExhibitorHistory = 'GET /api/exhibitors/:id/history session';
export const createExhibitor = 'POST /api/exhibitors session';
export const changeExhibitor = 'PUT /api/exhibitors/:id session';
export const archiveExhibitors = 'POST /api/exhibitors/archive session';
export const restoreExhibitor = 'POST /api/exhibitors/:id/restore session';
export const previewExhibitorMerge = 'GET /api/exhibitors/:id/merge session';
export const mergeExhibitor = 'POST /api/exhibitors/:id/merge session';
export const setExhibitorLogo = 'PUT /api/exhibitors/:id/logo session';
export const removeExhibitorLogo = 'DELETE /api/exhibitors/:id/logo session';
export const setProductImage = 'PUT /api/exhibitors/:id/products/:productId/image session';
export const removeProductImage = 'DELETE /api/exhibitors/:id/products/:productId/image session';
