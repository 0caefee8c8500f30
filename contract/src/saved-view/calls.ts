// The endpoints of saved views as the browser calls them: method, path and credential.

export const listSavedViews = 'GET /api/views session';
export const removeView = 'DELETE /api/views/:id session';
export const saveView = 'POST /api/views session';
