// Request bodies of the staff account forms, which pages also use to validate before sending.
import { coded } from '@visavis/domain/message/coded';
import { EMAIL_INVALID, requiredMessage } from '@visavis/domain/message/form-messages';
import { message } from '@visavis/domain/message/message';
import { EMAIL_LIMIT, EMAIL_SHAPE } from '@visavis/domain/profile/shapes';
import { organiserRoleSchema, PASSWORD_MINIMUM } from '@visavis/domain/staff/schema';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';

const email = z
  .string()
  .check(
    z.overwrite(cleanLine),
    z.minLength(1, { error: requiredMessage('email'), abort: true }),
    z.maxLength(EMAIL_LIMIT),
    z.regex(EMAIL_SHAPE, EMAIL_INVALID),
  );
const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MINIMUM, coded(message('account.password-short', { minimum: PASSWORD_MINIMUM }))),
    z.maxLength(1000),
  );
const password = z
  .string()
  .check(z.minLength(1, coded(message('account.password-missing'))), z.maxLength(1000));
/** The key of an emailed link. */
const key = z.string().check(z.minLength(1), z.maxLength(200));
const code = z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, coded(message('account.six-digits'))));

export const invitationForm = z.strictObject({ email, role: organiserRoleSchema });
export const passwordResetForm = z.strictObject({ email });
export const passwordLinkForm = z.strictObject({ key });
export const newPasswordForm = z.strictObject({ key, password: newPassword });
export const passwordChangeForm = z.strictObject({ currentPassword: password, newPassword });
export const passwordForm = z.strictObject({ password });
export const codeForm = z.strictObject({ code });
