// The exhibitor endpoints as the browser calls them: method, path and credential.

export const listProducts = 'GET /api/exhibitors/:id/products';
export const searchExhibitors = 'POST /api/exhibitors/search';
