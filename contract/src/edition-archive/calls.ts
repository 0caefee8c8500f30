// The endpoints of edition archives as the browser calls them: method, path and credential.

export const exportEdition = 'GET /api/editions/:id/archive session';
export const importEdition = 'POST /api/editions/archive session';
