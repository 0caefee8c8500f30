// The refund endpoints as the browser calls them: method, path and credential.

export const exportRefunds = 'GET /api/exports/refunds session';
export const listRefunds = 'GET /api/refunds session';
