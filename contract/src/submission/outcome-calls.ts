// The outcome of a submission as the browser calls it: method, path and credential.

export const getSubmissionOutcome = 'POST /api/submissions/:programme/outcome';
