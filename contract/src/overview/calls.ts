// The overview endpoints as the browser calls them: method, path and credential.

export const getExhibitorSchedule = 'GET /api/exhibitor-schedules/:id session';
export const getOverview = 'GET /api/overview session';
export const listExhibitorLoads = 'GET /api/exhibitor-schedules session';
