// The submission outcome endpoint as the browser calls it: method, path and credential.

export const getSubmissionOutcome = 'POST /api/submissions/:programme/outcome';
