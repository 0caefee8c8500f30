// The stream for organisers as the browser calls it: method, path and credential.

export const followChanges = 'GET /api/live/changes session';
