// The readiness endpoint as the browser calls it: method, path and credential.

export const getReadiness = 'GET /api/editions/:id/readiness session';
