// The endpoints for adding a meeting as the browser calls them: method, path and credential.

export const addMeeting = 'POST /api/registrations/:id/meetings session';
export const listAddHours = 'GET /api/registrations/:id/hours session';
export const undoAddedMeeting = 'POST /api/registrations/:id/meetings/undo session';
