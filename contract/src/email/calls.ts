// The email endpoints as the browser calls them: method, path and credential.

export const decideHeldEmails = 'POST /api/emails/held session';
export const getEmail = 'GET /api/emails/:id session';
export const listEmails = 'GET /api/emails session';
export const makeTrialLink = 'POST /api/emails/:id/trial-link session';
export const retryEmail = 'POST /api/emails/:id/retry session';
