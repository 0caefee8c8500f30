// The export endpoints as the browser calls them: method, path and credential.

export const exportExhibitors = 'GET /api/exports/exhibitors session';
export const exportMeetings = 'GET /api/exports/meetings session';
export const exportRegistrations = 'GET /api/exports/registrations session';
export const exportChosenExhibitors = 'POST /api/exports/exhibitors session';
export const exportChosenMeetings = 'POST /api/exports/meetings session';
export const exportChosenRegistrations = 'POST /api/exports/registrations session';
