// The hosted application endpoints as the browser calls them: method, path and credential.

export const getHostedBuyer = 'GET /api/hosted-buyer link';
export const registerHostedBuyer = 'POST /api/hosted-registration';
