// The slot endpoints as the browser calls them: method, path and credential.

export const getFreeHours = 'GET /api/free-hours';
export const getUnavailableSlots = 'GET /api/unavailable-slots';
