// The sentences that a registration form says, to the word (business matching 5), and our additions to them.
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';
import type { RequiredField } from '../profile/fields.ts';

/** Said of a field that is empty or missing. */
export const requiredMessage = (field: RequiredField) => coded(message('field.required', { field }));

export const EMAIL_INVALID = coded(message('field.email-invalid'));

/** Added for what no form field lets through but a client may send. */
export const ADDED_MESSAGES = {
  tooLong: coded(message('field.too-long')),
  phoneInvalid: coded(message('field.digits-only')),
  phoneCodeUnknown: coded(message('field.dialling-code-unknown')),
} as const;
