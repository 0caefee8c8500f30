// The organisers' live stream as the browser calls it: method, path and credential.

export const followChanges = 'GET /api/live/changes session';
