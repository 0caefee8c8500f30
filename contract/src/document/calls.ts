// The document endpoints as the browser calls them: method, path and credential.

export const getDocument = 'GET /api/hosted/documents/:id session';
export const makeDocumentAddress = 'POST /api/hosted/documents/:id/address session';
