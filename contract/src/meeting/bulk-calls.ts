// The bulk meeting endpoints as the browser calls them: method, path and credential.

export const decideRegistrations = 'POST /api/meetings/decide-many session';
export const findMailable = 'POST /api/meetings/mailable session';
export const mailRegistrations = 'POST /api/meetings/mail-many session';
export const reopenMeetings = 'POST /api/meetings/reopen session';
