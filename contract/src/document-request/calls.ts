// The document request endpoints as the browser calls them: method, path and credential.

export const requestDocumentOf = 'POST /api/hosted/document-requests session';
export const getAskedDocument = 'GET /api/document-request link';
export const handInDocument = 'POST /api/document-request/documents link';
export const withdrawDocumentRequest = 'POST /api/hosted/document-requests/:id/withdraw session';
