// The country endpoints as the browser calls them: method, path and credential.

export const listCountries = 'GET /api/countries';
