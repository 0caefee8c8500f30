// The import endpoints as the browser calls them: method, path and credential.

export const uploadImport = 'POST /api/imports session';
export const listImports = 'GET /api/imports session';
export const getImport = 'GET /api/imports/:id session';
export const listImportRows = 'GET /api/imports/:id/rows session';
export const changeImport = 'PUT /api/imports/:id session';
export const getImportImpact = 'GET /api/imports/:id/impact session';
export const applyImport = 'POST /api/imports/:id/apply session';
export const undoImport = 'POST /api/imports/:id/undo session';
export const discardImport = 'DELETE /api/imports/:id session';
export const downloadRefusedRows = 'GET /api/imports/:id/refused session';
export const downloadImportTemplate = 'GET /api/import-template session';
