// The content endpoints as the browser calls them: method, path and credential.

export const getAbout = 'GET /api/content/about';
export const getPlace = 'GET /api/content/place';
export const getPrivacy = 'GET /api/content/privacy';
export const getProgrammes = 'GET /api/content/programmes';
export const getPublished = 'GET /api/content/published';
export const getTerms = 'GET /api/content/terms';
