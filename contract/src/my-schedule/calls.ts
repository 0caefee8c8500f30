// The my schedule endpoints as the browser calls them: method, path and credential.

export const cancelMyMeeting = 'POST /api/my-schedule/meetings/:id/cancel link';
export const confirmMyEmail = 'POST /api/my-schedule/confirm link';
export const getMyCalendar = 'GET /api/my-schedule/calendar link';
export const getMySchedule = 'GET /api/my-schedule link';
export const moveMyMeeting = 'POST /api/my-schedule/meetings/:id/move link';
export const sendScheduleLink = 'POST /api/schedule-link';
