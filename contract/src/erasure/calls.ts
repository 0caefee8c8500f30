// The erasure endpoints as the browser calls them: method, path and credential.

export const erasePerson = 'POST /api/erasures/:id session';
export const previewErasure = 'GET /api/erasures/:id session';
