// Counting and deciding many registrations as the browser calls it: method, path and credential.

export const countRegistrations = 'GET /api/meetings/counts session';
export const decideRegistrations = 'POST /api/meetings/decide-many session';
export const listRegistrationCountries = 'GET /api/meetings/countries session';
export const findMailable = 'POST /api/meetings/mailable session';
export const mailRegistrations = 'POST /api/meetings/mail-many session';
export const reopenMeetings = 'POST /api/meetings/reopen session';
