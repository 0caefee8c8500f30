// What a visitor fills in: shape, limits and messages of the two form steps, used by the form and the server alike.
import * as z from 'zod/mini';
import { ADDED_MESSAGES, REQUIRED_MESSAGES } from './messages.ts';
import { COMPANY_LINES, COMPANY_SIZES, LINE_LIMIT, type LineRule, PROFILE_LINES } from './rules.ts';
import { cleanLine } from './text.ts';

const within = (limit = LINE_LIMIT) => z.maxLength(limit, ADDED_MESSAGES.tooLong);

const required = ({ required: error = '', clean = cleanLine, limit, shape = /(?:)/, wrong = '' }: LineRule) =>
  z
    .string({ error })
    .check(z.overwrite(clean), z.minLength(1, { error, abort: true }), within(limit), z.regex(shape, wrong));

const optional = ({ limit, shape = /(?:)/, wrong = '' }: LineRule) =>
  z._default(
    z.string().check(
      z.overwrite(cleanLine),
      within(limit),
      z.refine((value) => value === '' || shape.test(value), wrong),
    ),
    '',
  );

export const visitorProfileSchema = z.object({
  name: required(PROFILE_LINES.name),
  designation: required(PROFILE_LINES.designation),
  email: required(PROFILE_LINES.email),
  phoneNumber: required(PROFILE_LINES.phoneNumber),
  companyName: required(PROFILE_LINES.companyName),
  companyNature: required(PROFILE_LINES.companyNature),
  companySize: z.enum(COMPANY_SIZES, { error: REQUIRED_MESSAGES.companySize }),
});
export type VisitorProfile = z.infer<typeof visitorProfileSchema>;

export const companyInfoSchema = z.object({
  website: optional(COMPANY_LINES.website),
  companyPhone: required(COMPANY_LINES.companyPhone),
  addressLine1: required(COMPANY_LINES.addressLine1),
  addressLine2: optional(COMPANY_LINES.addressLine2),
  city: required(COMPANY_LINES.city),
  region: required(COMPANY_LINES.region),
  postalCode: required(COMPANY_LINES.postalCode),
  country: required(COMPANY_LINES.country),
});
export type CompanyInfo = z.infer<typeof companyInfoSchema>;
