// Schema of the login form, which the page also uses to validate before sending.
import { coded } from '@visavis/domain/message/coded';
import { requiredMessage } from '@visavis/domain/message/form-messages';
import { message } from '@visavis/domain/message/message';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';

export const loginForm = z.object({
  email: z.string().check(z.overwrite(cleanLine), z.minLength(1, requiredMessage('email')), z.maxLength(254)),
  password: z.string().check(z.minLength(1, coded(message('account.password-missing'))), z.maxLength(1000)),
  /** Six digits from the authenticator app, if the account has a second factor. */
  code: z.optional(z.string().check(z.maxLength(20))),
});
