// The mail preference endpoints as the browser calls them: method, path and credential.

export const getMailChoice = 'GET /api/mail-choice link';
export const getPersonMail = 'GET /api/people/:reference/mail session';
export const setMailChoice = 'PUT /api/mail-choice link';
export const setPersonMail = 'PUT /api/people/:reference/mail session';
