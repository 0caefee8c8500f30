// The hosted meetings endpoints as the browser calls them: method, path and credential.

export const getHostedMeetings = 'GET /api/hosted/meetings/:userId/:companyId link';
export const saveHostedMeetings = 'POST /api/hosted/meetings/save link';
