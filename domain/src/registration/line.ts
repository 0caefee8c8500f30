// The rule of a line of text, of a phone number and of a country: schema and light check are made of it.
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';
import { FIELDS, type FieldName, type FieldOfKind, type RequiredField } from '../profile/fields.ts';
import type { Field, LineField } from '../profile/kinds.ts';
import { LINE_LIMIT, PHONE_DIGIT_LIMIT, PHONE_SHAPE } from '../profile/shapes.ts';
import { ADDED_MESSAGES, requiredMessage } from './messages.ts';
import { cleanLine, plainDigits } from './text.ts';

export interface LineRule {
  /** Said where the line is empty or missing; absent where it may be. */
  required?: string;
  /** How the line is kept. */
  clean: (text: string) => string;
  /** In characters. */
  limit: number;
  shape?: RegExp;
  /** Said where a line that is not empty has another shape. */
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
    clean: cleanLine,
    limit: line.limit ?? LINE_LIMIT,
    ...(line.shape ? { shape: line.shape } : {}),
    wrong: line.wrong ? coded(message(line.wrong)) : '',
  };
}
