// The attendance endpoints as the browser calls them: method, path and credential.

export const getExhibitorDesk = 'GET /api/exhibitor-desk link';
export const listAttendance = 'GET /api/attendance session';
export const makeExhibitorLink = 'POST /api/exhibitor-schedules/:id/link session';
export const markAtDesk = 'POST /api/exhibitor-desk/meetings/:id link';
export const markMany = 'POST /api/attendance-marks session';
export const markAttendance = 'POST /api/attendance/:id session';
