// The submission endpoints as the browser calls them: method, path and credential.

export const getSubmissionOutcome = 'POST /api/submissions/:programme/outcome';
