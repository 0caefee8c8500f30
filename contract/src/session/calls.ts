// The session endpoints as the browser calls them: method, path and credential.

export const logIn = 'POST /api/login';
export const logOut = 'POST /api/logout session';
