// Endpoints for an organiser's login and logout.
import { organiserSchema } from '@visavis/domain/staff/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';
import { loginForm } from './form.ts';

export const logIn = endpoint(calls.logIn, {
  permission: 'anyone',
  summary: 'Opens an organiser session',
  body: loginForm,
  output: z.object({ token: z.string(), user: organiserSchema }),
  records: ['session.open', 'session.refuse'],
  errors: ['session.wrong-credentials', 'session.code-needed'],
});

export const logOut = endpoint(calls.logOut, {
  permission: 'account.manage',
  summary: 'Ends the session of the token it is called with',
  output: z.object({ success: z.literal(true) }),
  records: ['session.end'],
});
