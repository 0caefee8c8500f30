// The endpoint of Find as the browser calls it: method, path and credential.

export const findAnything = 'GET /api/find session';
