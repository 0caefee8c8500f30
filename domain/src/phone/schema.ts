// A phone number as a call receives it: brought into international form, refused when no country has its dialling code.
import * as z from 'zod/mini';
import { ADDED_MESSAGES } from '../registration/messages.ts';
import { internationalNumber } from './number.ts';

/**
 * @param line the field's own schema: its limits, and what is said when it is empty
 * @returns the same, and the number is stored in international form
 */
export function internationalLine(line: z.ZodMiniString): z.ZodMiniString {
  return line.check(
    z.refine((number) => internationalNumber(number) !== null, ADDED_MESSAGES.phoneCodeUnknown),
    z.overwrite((number) => internationalNumber(number) ?? number),
  );
}
