// Schema of a received phone number: converted to international form, refused if no country has its dialling code.
import * as z from 'zod/mini';
import { ADDED_MESSAGES } from '../message/form-messages.ts';
import { internationalNumber } from './number.ts';

/**
 * @param line the field's own schema, with its limits and messages
 * @returns the same schema that also converts the number to international form
 */
export function internationalLine<T extends z.ZodMiniType<string>>(line: T): T {
  return line.check(
    z.refine((number) => internationalNumber(number) !== null, ADDED_MESSAGES.phoneCodeUnknown),
    z.overwrite((number) => (internationalNumber(number) ?? number) as typeof number),
  );
}
