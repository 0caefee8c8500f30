// The category endpoints as the browser calls them: method, path and credential.

export const listCategories = 'GET /api/categories';
export const listSubCategories = 'GET /api/categories/:id/subcategories';
