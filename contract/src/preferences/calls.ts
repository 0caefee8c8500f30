// The preference endpoints as the browser calls them: method, path and credential.

export const changePreferences = 'PUT /api/preferences session';
export const getPreferences = 'GET /api/preferences session';
