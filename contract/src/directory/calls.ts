// The directory endpoints as the browser calls them: method, path and credential.

export const getDirectoryEntry = 'GET /api/directory/:id';
export const getDirectoryFacts = 'GET /api/directory/facts';
export const listDirectory = 'GET /api/directory';
