// Endpoints of an organiser's own account: passwords, mailed password links and second factors.

import { organiserSchema } from '@visavis/domain/staff/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { outcomeFields } from '../outcome.ts';
import {
  codeForm,
  newPasswordForm,
  passwordChangeForm,
  passwordForm,
  passwordLinkForm,
  passwordResetForm,
} from './forms.ts';

const done = z.object({ success: z.literal(true) });

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset',
  permission: 'anyone',
  summary: 'Mails a link to choose a new password; the response is the same for every address',
  body: passwordResetForm,
  status: 200,
  output: z.object({ success: z.literal(true), ...outcomeFields }),
  records: ['password.request'],
});

export const readPasswordLink = endpoint({
  method: 'POST',
  path: '/api/password-link',
  permission: 'anyone',
  summary: 'Returns the account and purpose of a mailed link; 404 when the link is unknown, used or expired',
  body: passwordLinkForm,
  status: 200,
  output: z.object({ email: z.string(), purpose: z.enum(['invitation', 'reset']) }),
  errors: ['resource.not-found'],
});

export const choosePassword = endpoint({
  method: 'POST',
  path: '/api/password',
  permission: 'anyone',
  summary: 'Sets the password using a mailed link, which is then used up; all sessions end',
  body: newPasswordForm,
  status: 200,
  output: z.object({ success: z.literal(true), email: z.string() }),
  records: ['password.choose'],
  errors: ['resource.not-found'],
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  permission: 'account.manage',
  summary: 'The logged-in organiser',
  status: 200,
  output: z.object({ ...organiserSchema.shape, hasSecondFactor: z.boolean() }),
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  permission: 'account.manage',
  summary: 'Changes the caller’s password; all other sessions end, and this one continues with a new token',
  body: passwordChangeForm,
  status: 200,
  output: z.object({ success: z.literal(true), token: z.string() }),
  records: ['password.change', 'password.refuse'],
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/totp',
  permission: 'account.manage',
  summary:
    'Creates a new secret for an authenticator app, given the password; it takes effect once a code confirms it',
  body: passwordForm,
  status: 200,
  output: z.object({
    /** Base32, to type in. */
    secret: z.string(),
    /** otpauth:// address, to show as a QR code. */
    uri: z.string(),
  }),
  records: ['password.refuse', 'second-factor.begin'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/totp/confirm',
  permission: 'account.manage',
  summary: 'Turns the second factor on, given a code from the authenticator app; all other sessions end',
  body: codeForm,
  status: 200,
  output: done,
  records: ['second-factor.confirm'],
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/totp/remove',
  permission: 'account.manage',
  summary: 'Turns the caller’s second factor off, given the password',
  body: passwordForm,
  status: 200,
  output: done,
  records: ['password.refuse', 'second-factor.remove'],
});
