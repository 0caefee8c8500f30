// The registration endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const registerVisitor: Call<typeof endpoints.registerVisitor> = {
  method: 'POST',
  path: '/api/visitor/register',
  credential: 'none',
};

export const addRegistration: Call<typeof endpoints.addRegistration> = {
  method: 'POST',
  path: '/api/registrations',
  credential: 'session',
};
