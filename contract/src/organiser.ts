// Staff and their accounts: invitations, roles, passwords, second factors.
import { organiserRoleSchema, organiserSchema, PASSWORD_MINIMUM } from '@visavis/domain/organiser/schema';
import { EMAIL_INVALID, REQUIRED_MESSAGES } from '@visavis/domain/registration/messages';
import { EMAIL_LIMIT, EMAIL_SHAPE } from '@visavis/domain/registration/rules';
import { cleanLine } from '@visavis/domain/registration/text';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });
const email = z
  .string()
  .check(
    z.overwrite(cleanLine),
    z.minLength(1, { error: REQUIRED_MESSAGES.email, abort: true }),
    z.maxLength(EMAIL_LIMIT),
    z.regex(EMAIL_SHAPE, EMAIL_INVALID),
  );
const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MINIMUM, `Please choose at least ${PASSWORD_MINIMUM} characters`),
    z.maxLength(1000),
  );
const password = z.string().check(z.minLength(1, 'Password is required'), z.maxLength(1000));
/** The key of a mailed link. */
const key = z.string().check(z.minLength(1), z.maxLength(200));
const code = z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, 'Please give the six digits'));
const done = z.object({ success: z.literal(true) });

const PUBLIC_ERRORS = [
  'request.unreadable',
  'request.too-large',
  'request.wrong-media-type',
  'request.invalid',
  'request.too-many',
  'server.unavailable',
] as const;
const ACCOUNT_ERRORS = [
  'request.unreadable',
  'session.missing',
  'request.too-large',
  'request.wrong-media-type',
  'request.invalid',
  'request.too-many',
  'server.unavailable',
] as const;
const ADMIN_ERRORS = [...ACCOUNT_ERRORS, 'session.forbidden'] as const;

export const staffMemberSchema = z.object({
  ...organiserSchema.shape,
  /** invited: has not chosen a password yet. */
  state: z.enum(['active', 'invited', 'disabled']),
  hasSecondFactor: z.boolean(),
  /** ISO instants. */
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/organisers',
  access: 'organiser',
  summary: 'All staff',
  status: 200,
  output: z.array(staffMemberSchema),
  errors: ['session.missing', 'session.forbidden', 'server.unavailable'],
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/organisers',
  access: 'organiser',
  summary: 'Invites somebody by email, who then chooses a password',
  body: z.strictObject({ email, role: organiserRoleSchema }),
  status: 201,
  output: staffMemberSchema,
  errors: [...ADMIN_ERRORS, 'organiser.email-taken'],
});

export const changeStaff = endpoint({
  method: 'PUT',
  path: '/api/organisers/:id',
  access: 'organiser',
  summary: 'Changes a role, or disables and enables an account; the last admin stays one',
  params: idParams,
  body: z.strictObject({ role: z.optional(organiserRoleSchema), isDisabled: z.optional(z.boolean()) }),
  status: 200,
  output: staffMemberSchema,
  errors: [...ADMIN_ERRORS, 'resource.not-found', 'organiser.last-admin'],
});

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/api/organisers/:id/invitation',
  access: 'organiser',
  summary: 'Mails the invitation again',
  params: idParams,
  status: 200,
  output: done,
  errors: [...ADMIN_ERRORS, 'resource.not-found'],
});

export const removeSecondFactorOf = endpoint({
  method: 'DELETE',
  path: '/api/organisers/:id/totp',
  access: 'organiser',
  summary: 'Takes the second factor off an account whose owner has lost it',
  params: idParams,
  status: 200,
  output: done,
  errors: [...ADMIN_ERRORS, 'resource.not-found'],
});

/** The one answer, whether or not the address is known. */
export const PASSWORD_RESET_SENTENCE =
  'If there is an account with this email address, a link to choose a new password is on the way to it.';

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset',
  access: 'public',
  summary: 'Mails a link to choose a new password; the same answer for every address',
  body: z.strictObject({ email }),
  status: 200,
  output: z.object({ success: z.literal(true), message: z.literal(PASSWORD_RESET_SENTENCE) }),
  errors: PUBLIC_ERRORS,
});

export const readPasswordLink = endpoint({
  method: 'POST',
  path: '/api/password-link',
  access: 'public',
  summary: 'For whom and what a mailed link is; 404 when it is unknown, used or over',
  body: z.strictObject({ key }),
  status: 200,
  output: z.object({ email: z.string(), purpose: z.enum(['invitation', 'reset']) }),
  errors: [...PUBLIC_ERRORS, 'resource.not-found'],
});

export const choosePassword = endpoint({
  method: 'POST',
  path: '/api/password',
  access: 'public',
  summary: 'Sets the password by a mailed link, which is then used up; all sessions end',
  body: z.strictObject({ key, password: newPassword }),
  status: 200,
  output: z.object({ success: z.literal(true), email: z.string() }),
  errors: [...PUBLIC_ERRORS, 'resource.not-found'],
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'organiser',
  summary: 'Who is logged in',
  status: 200,
  output: z.object({ ...organiserSchema.shape, hasSecondFactor: z.boolean() }),
  errors: ['session.missing', 'server.unavailable'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  access: 'organiser',
  summary: 'Changes the own password; all other sessions end, and this one goes on with a new token',
  body: z.strictObject({ currentPassword: password, newPassword }),
  status: 200,
  output: z.object({ success: z.literal(true), token: z.string() }),
  errors: ACCOUNT_ERRORS,
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/totp',
  access: 'organiser',
  summary:
    'Gives a new secret for an authenticator app, by the password; it counts once a code has confirmed it',
  body: z.strictObject({ password }),
  status: 200,
  output: z.object({
    /** Base32, to type in. */
    secret: z.string(),
    /** otpauth:// address, to show as a QR code. */
    uri: z.string(),
  }),
  errors: ACCOUNT_ERRORS,
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/totp/confirm',
  access: 'organiser',
  summary: 'Turns the second factor on, by a code of the authenticator app; all other sessions end',
  body: z.strictObject({ code }),
  status: 200,
  output: done,
  errors: ACCOUNT_ERRORS,
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/totp/remove',
  access: 'organiser',
  summary: 'Turns the own second factor off, by the password',
  body: z.strictObject({ password }),
  status: 200,
  output: done,
  errors: ACCOUNT_ERRORS,
});
