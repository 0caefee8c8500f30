// The meeting endpoints as the browser calls them: method, path and credential.

export const approveAllMeetings = 'POST /api/meetings/:id/approve-all session';
export const approveMeeting = 'POST /api/meetings/:id/approve session';
export const editMeeting = 'PUT /api/meetings/:id session';
export const getMeetingFacts = 'GET /api/meetings/:id/facts session';
export const previewStatusEmail = 'GET /api/meetings/:id/status-email session';
export const listMoveHours = 'GET /api/meetings/:id/hours session';
export const rejectMeeting = 'POST /api/meetings/:id/reject session';
export const sendStatusEmail = 'POST /api/meetings/send-status-email session';
