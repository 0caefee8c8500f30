// The submission endpoints as the browser calls them: method, path and credential.

export const registerVisitor = 'POST /api/visitor/register';
export const addRegistration = 'POST /api/registrations session';
