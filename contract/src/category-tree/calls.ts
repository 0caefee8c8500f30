// The category tree endpoints as the dashboard calls them: method, path and credential.

export const getCategoryTree = 'GET /api/category-tree session';
export const addCategory = 'POST /api/category-tree session';
export const fillCategoryTree = 'POST /api/category-tree/template session';
export const renameCategory = 'PUT /api/category-tree/:kind/:id session';
export const moveCategory = 'POST /api/category-tree/:kind/:id/move session';
export const deleteCategory = 'DELETE /api/category-tree/:kind/:id session';
export const previewCategoryMerge = 'GET /api/category-tree/:kind/:id/merge session';
export const mergeCategory = 'POST /api/category-tree/:kind/:id/merge session';
export const undoCategoryMerge = 'POST /api/category-tree/merges/:id/undo session';
