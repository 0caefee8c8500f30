// The export endpoints as the browser calls them: method, path and credential.

export const exportMeetings = 'GET /api/exports/meetings session';
export const exportRegistrations = 'GET /api/exports/registrations session';
export const exportChosenMeetings = 'POST /api/exports/meetings session';
export const exportChosenRegistrations = 'POST /api/exports/registrations session';
