// The audit endpoints as the browser calls them: method, path and credential.

export const listAudit = 'GET /api/audit session';
