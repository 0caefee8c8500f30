// The open work endpoint as the browser calls it: method, path and credential.

export const getOpenWork = 'GET /api/work session';
export const getToDo = 'GET /api/to-do session';
export const listOwnTasks = 'GET /api/own-tasks session';
export const visitOverview = 'POST /api/overview-visit session';
