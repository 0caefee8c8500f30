// The application endpoints as the browser calls them: method, path and credential.

export const approveHostedBuyer = 'POST /api/hosted/varification-email session';
export const countHostedBuyers = 'GET /api/hosted/counts session';
export const deleteHostedBuyer = 'POST /api/hosted/delete session';
export const listHostedBuyers = 'GET /api/hosted session';
export const rejectHostedBuyer = 'POST /api/hosted/reject session';
export const undoDecision = 'POST /api/hosted/undo-rejection session';
