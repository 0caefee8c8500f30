// The endpoints of connections as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getConnections: Call<typeof endpoints.getConnections> = {
  method: 'GET',
  path: '/api/connections',
  credential: 'session',
};
export const testMail: Call<typeof endpoints.testMail> = {
  method: 'POST',
  path: '/api/connections/mail/test',
  credential: 'session',
};
export const testPayments: Call<typeof endpoints.testPayments> = {
  method: 'POST',
  path: '/api/connections/payments/test',
  credential: 'session',
};
