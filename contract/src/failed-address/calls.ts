// The failed address endpoints as the browser calls them: method, path and credential.

export const addFailedAddress = 'POST /api/failed-addresses session';
export const clearFailedAddress = 'DELETE /api/failed-addresses/:id session';
export const dealWithFailedAddress = 'POST /api/failed-addresses/:id/deal session';
export const listFailedAddresses = 'GET /api/failed-addresses session';
export const readBounce = 'POST /api/failed-addresses/bounce session';
