// The endpoint for bulk decisions on applications as the browser calls it: method, path and credential.

export const decideApplications = 'POST /api/hosted/decide-many session';
export const listApplicationIds = 'GET /api/hosted/ids session';
export const undoDecisions = 'POST /api/hosted/undo-many session';
