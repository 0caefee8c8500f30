// The edition endpoints as the browser calls them: method, path and credential.

export const getEdition = 'GET /api/edition';
