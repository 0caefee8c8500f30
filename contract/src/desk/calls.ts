// The endpoints of the desk as the browser calls them: method, path and credential.

export const findAtDesk = 'GET /api/desk/people session';
export const getDeskToday = 'GET /api/desk/today session';
export const listFreeAtDesk = 'GET /api/desk/exhibitors session';
export const settleDesk = 'POST /api/desk/settle session';
