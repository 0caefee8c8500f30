// Validation rules of text lines, phone numbers and countries, shared by the schema and the light check.
import { coded } from '../message/coded.ts';
import { ADDED_MESSAGES, requiredMessage } from '../message/form-messages.ts';
import { message } from '../message/message.ts';
import { FIELDS, type FieldName, type FieldOfKind, type RequiredField } from '../profile/fields.ts';
import type { Field, LineField } from '../profile/kinds.ts';
import { LINE_LIMIT, PHONE_DIGIT_LIMIT, PHONE_SHAPE } from '../profile/shapes.ts';
import { cleanAddress } from '../text/email-address.ts';
import { cleanLine, plainDigits } from '../text/normalise.ts';

export interface LineRule {
  /** Message for an empty or missing line; absent if the line is optional. */
  required?: string;
  /** Normalises the line for storage. */
  clean: (text: string) => string;
  /** In characters. */
  limit: number;
  shape?: RegExp;
  /** Message for a non-empty line that does not match the shape. */
  wrong: string;
}

export function lineRule(name: Exclude<FieldName, FieldOfKind<'choice'>>): LineRule {
  const field: Field = FIELDS[name];
  const required = requiredMessage(name as RequiredField);
  if (field.kind === 'phone')
    return {
      required,
      clean: (text) => plainDigits(cleanLine(text)),
      limit: PHONE_DIGIT_LIMIT,
      shape: PHONE_SHAPE,
      wrong: ADDED_MESSAGES.phoneInvalid,
    };
  const line: Partial<LineField> = field.kind === 'line' ? field : { required: true };
  return {
    ...(line.required ? { required } : {}),
    clean: line.input === 'email' ? cleanAddress : cleanLine,
    limit: line.limit ?? LINE_LIMIT,
    ...(line.shape ? { shape: line.shape } : {}),
    wrong: line.wrong ? coded(message(line.wrong)) : '',
  };
}
