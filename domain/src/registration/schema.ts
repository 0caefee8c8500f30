// What a visitor fills in: shape, limits and messages of the two form steps, used by the form and the server alike.
import * as z from 'zod/mini';
import { ADDED_MESSAGES, EMAIL_INVALID, REQUIRED_MESSAGES } from './messages.ts';
import { cleanLine } from './text.ts';

/** Company size bands (business matching 9). */
export const COMPANY_SIZES = ['1-10', '11-50', '51-100', '101 and above'] as const;

/** Longest line of text kept, in characters: room for the longest company names in use, and no more. */
export const LINE_LIMIT = 200;
/** Longest e-mail address, in characters (RFC 5321). */
export const EMAIL_LIMIT = 254;
/** Longest international number is 15 digits (E.164); room for an extension. */
export const PHONE_DIGIT_LIMIT = 20;

/**
 * Text, an at sign, text, a dot and text (business matching 5); one address and not a list of them, so that mail can
 * be sent to it.
 */
export const EMAIL_SHAPE = /^[^\s@,;<>]+@[^\s@.,;<>]+(?:\.[^\s@.,;<>]+)+$/;
const PHONE_SHAPE = /^\+?\d+$/;
/** A host with a dot and an optional path, with http or https or no scheme at all: never another scheme. */
const WEBSITE_SHAPE = /^(?:https?:\/\/)?[^\s/:?#@]+\.[^\s/:?#@]+(?::\d+)?(?:[/?#]\S*)?$/i;

const line = (limit = LINE_LIMIT) =>
  z.string().check(z.overwrite(cleanLine), z.maxLength(limit, ADDED_MESSAGES.tooLong));

const requiredLine = (message: string, limit = LINE_LIMIT) =>
  z
    .string({ error: message })
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: message, abort: true }),
      z.maxLength(limit, ADDED_MESSAGES.tooLong),
    );

const phone = (message: string) =>
  requiredLine(message, PHONE_DIGIT_LIMIT).check(z.regex(PHONE_SHAPE, ADDED_MESSAGES.phoneInvalid));

/** Step 1: who will attend. The phone number is the dialling code and the digits in one string (decisions 3). */
export const visitorProfileSchema = z.object({
  name: requiredLine(REQUIRED_MESSAGES.name),
  designation: requiredLine(REQUIRED_MESSAGES.designation),
  email: requiredLine(REQUIRED_MESSAGES.email, EMAIL_LIMIT).check(z.regex(EMAIL_SHAPE, EMAIL_INVALID)),
  phoneNumber: phone(REQUIRED_MESSAGES.phoneNumber),
  companyName: requiredLine(REQUIRED_MESSAGES.companyName),
  companyNature: requiredLine(REQUIRED_MESSAGES.companyNature),
  companySize: z.enum(COMPANY_SIZES, { error: REQUIRED_MESSAGES.companySize }),
});
export type VisitorProfile = z.infer<typeof visitorProfileSchema>;

/** Step 2: the company and where it is. Website and the second address line are optional. */
export const companyInfoSchema = z.object({
  website: z._default(
    line(500).check(
      z.refine((value) => value === '' || WEBSITE_SHAPE.test(value), ADDED_MESSAGES.websiteInvalid),
    ),
    '',
  ),
  companyPhone: phone(REQUIRED_MESSAGES.companyPhone),
  addressLine1: requiredLine(REQUIRED_MESSAGES.addressLine1),
  addressLine2: z._default(line(), ''),
  city: requiredLine(REQUIRED_MESSAGES.city),
  region: requiredLine(REQUIRED_MESSAGES.region),
  postalCode: requiredLine(REQUIRED_MESSAGES.postalCode, 20),
  country: requiredLine(ADDED_MESSAGES.countryRequired),
});
export type CompanyInfo = z.infer<typeof companyInfoSchema>;

/** Country chosen and dialling code set until the visitor chooses another (business matching 9). */
export const DEFAULT_COUNTRY = { name: 'Malaysia', cca2: 'MY', diallingCode: '+60' } as const;
