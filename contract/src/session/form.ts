// What the login checks before it sends.
import { cleanLine } from '@visavis/domain/registration/text';
import * as z from 'zod/mini';

export const loginForm = z.object({
  email: z.string().check(z.overwrite(cleanLine), z.minLength(1, 'Email is required'), z.maxLength(254)),
  password: z.string().check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
  /** Six digits of the authenticator app, where the account has one. */
  code: z.optional(z.string().check(z.maxLength(20))),
});
