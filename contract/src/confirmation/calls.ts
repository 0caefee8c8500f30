// The confirmation endpoints as the browser calls them: method, path and credential.

export const listBursts = 'GET /api/unconfirmed-hours/bursts session';
export const releaseHours = 'POST /api/unconfirmed-hours/release session';
