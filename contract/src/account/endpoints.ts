// Endpoints of an organiser's own account: passwords, emailed password links and second factors.

import { organiserSchema } from '@visavis/domain/staff/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { outcomeFields } from '../outcome.ts';
import * as calls from './calls.ts';
import {
  codeForm,
  newPasswordForm,
  passwordChangeForm,
  passwordForm,
  passwordLinkForm,
  passwordResetForm,
} from './forms.ts';

const done = z.object({ success: z.literal(true) });

export const requestPasswordReset = endpoint(calls.requestPasswordReset, {
  permission: 'anyone',
  summary: 'Mails a link to choose a new password; the response is the same for every address',
  body: passwordResetForm,
  output: z.object({ success: z.literal(true), ...outcomeFields }),
  records: ['password.request'],
});

export const readPasswordLink = endpoint(calls.readPasswordLink, {
  permission: 'anyone',
  summary: 'Returns the account and purpose of a mailed link; 404 when the link is unknown, used or expired',
  body: passwordLinkForm,
  output: z.object({ email: z.string(), purpose: z.enum(['invitation', 'reset']) }),
  errors: ['resource.not-found'],
});

export const choosePassword = endpoint(calls.choosePassword, {
  permission: 'anyone',
  summary: 'Sets the password using a mailed link, which is then used up; all sessions end',
  body: newPasswordForm,
  output: z.object({ success: z.literal(true), email: z.string() }),
  records: ['password.choose'],
  errors: ['resource.not-found'],
});

export const getAccount = endpoint(calls.getAccount, {
  permission: 'account.manage',
  summary: 'The logged-in organiser',
  output: z.object({ ...organiserSchema.shape, hasSecondFactor: z.boolean() }),
});

export const changePassword = endpoint(calls.changePassword, {
  permission: 'account.manage',
  summary: 'Changes the caller’s password; all other sessions end, and this one continues with a new token',
  body: passwordChangeForm,
  output: z.object({ success: z.literal(true), token: z.string() }),
  records: ['password.change', 'password.refuse'],
});

export const beginSecondFactor = endpoint(calls.beginSecondFactor, {
  permission: 'account.manage',
  summary:
    'Creates a new secret for an authenticator app, given the password; it takes effect once a code confirms it',
  body: passwordForm,
  output: z.object({
    /** The secret in Base32, for manual entry. */
    secret: z.string(),
    /** otpauth:// URI, shown as a QR code. */
    uri: z.string(),
  }),
  records: ['password.refuse', 'second-factor.begin'],
});

export const confirmSecondFactor = endpoint(calls.confirmSecondFactor, {
  permission: 'account.manage',
  summary: 'Turns the second factor on, given a code from the authenticator app; all other sessions end',
  body: codeForm,
  output: done,
  records: ['second-factor.confirm'],
});

export const removeSecondFactor = endpoint(calls.removeSecondFactor, {
  permission: 'account.manage',
  summary: 'Turns the caller’s second factor off, given the password',
  body: passwordForm,
  output: done,
  records: ['password.refuse', 'second-factor.remove'],
});
