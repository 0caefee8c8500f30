// The endpoints of tags as the browser calls them: method, path and credential.

export const listTags = 'GET /api/tags session';
export const tagPeople = 'POST /api/tags session';
