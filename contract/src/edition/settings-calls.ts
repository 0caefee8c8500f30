// Organisers' edition calls, kept apart from the visitors' one, whose pages need not load them.

export const listEditions = 'GET /api/editions session';
export const getDashboardEdition = 'GET /api/dashboard-edition session';
export const countAhead = 'GET /api/editions/:id/ahead session';
export const getStoredEdition = 'GET /api/editions/:id session';
export const changeEdition = 'PUT /api/editions/:id session';
export const createEdition = 'POST /api/editions session';
export const openEdition = 'POST /api/editions/:id/open session';
export const closeEdition = 'POST /api/editions/:id/close session';
export const beginOwnEdition = 'POST /api/editions/:id/begin-own session';
export const setEditionLogo = 'PUT /api/editions/:id/logo session';
export const removeEditionLogo = 'DELETE /api/editions/:id/logo session';
export const getPlannedDeletion = 'GET /api/editions/:id/document-deletion session';
export const keepDocuments = 'POST /api/editions/:id/document-deletion/keep session';
