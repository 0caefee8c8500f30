// Messages of the registration form, worded as specified (business matching 5), and our additions.

import type { RequiredField } from '../profile/fields.ts';
import { coded } from './coded.ts';
import { message } from './message.ts';

/** For an empty or missing field. */
export const requiredMessage = (field: RequiredField) => coded(message('field.required', { field }));

export const EMAIL_INVALID = coded(message('field.email-invalid'));

/** For input that no form field allows but a client could send. */
export const ADDED_MESSAGES = {
  tooLong: coded(message('field.too-long')),
  phoneInvalid: coded(message('field.digits-only')),
  phoneDigitsLost: coded(message('field.digits-lost')),
  phoneCodeUnknown: coded(message('field.dialling-code-unknown')),
} as const;
