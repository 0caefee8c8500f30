// The endpoints of connections as the browser calls them: method, path and credential.

export const getConnections = 'GET /api/connections session';
export const testMail = 'POST /api/connections/mail/test session';
export const testPayments = 'POST /api/connections/payments/test session';
