// The impact endpoints as the browser calls them: method, path and credential.

export const editionImpact = 'POST /api/editions/:id/impact session';
export const withdrawalImpact = 'POST /api/exhibitors/impact session';
