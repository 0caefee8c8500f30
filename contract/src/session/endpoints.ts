// Endpoints for an organiser's login and logout.
import { organiserSchema } from '@visavis/domain/staff/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { loginForm } from './form.ts';

export const logIn = endpoint({
  method: 'POST',
  path: '/api/login',
  permission: 'anyone',
  summary: 'Opens an organiser session',
  body: loginForm,
  status: 200,
  output: z.object({ token: z.string(), user: organiserSchema }),
  records: ['session.open', 'session.refuse'],
  errors: ['session.wrong-credentials', 'session.code-needed'],
});

export const logOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  permission: 'account.manage',
  summary: 'Ends the session of the token it is called with',
  status: 200,
  output: z.object({ success: z.literal(true) }),
  records: ['session.end'],
});
