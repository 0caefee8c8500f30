// The rules of a registration's fields, as data: the schemas are made of them, and pages read them without the schemas.
import { ADDED_MESSAGES, EMAIL_INVALID, REQUIRED_MESSAGES } from './messages.ts';
import { cleanLine, plainDigits } from './text.ts';

/** Company size bands (business matching 9). */
export const COMPANY_SIZES = ['1-10', '11-50', '51-100', '101 and above'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** Longest line of text kept, in characters: room for the longest company names in use, and no more. */
export const LINE_LIMIT = 200;
/** Longest email address, in characters (RFC 5321). */
export const EMAIL_LIMIT = 254;
/** Longest international number is 15 digits (E.164); room for an extension. */
const PHONE_DIGIT_LIMIT = 20;

/**
 * Text, an at sign, text, a dot and text (business matching 5); one address and not a list of them, so that mail can
 * be sent to it. What stands behind the sign is a domain and no machine's number.
 */
export const EMAIL_SHAPE = /^[^\s@,;<>]+@(?![\d.]+$)[^\s@.,;<>[\]]+(?:\.[^\s@.,;<>[\]]+)+$/;
const PHONE_SHAPE = /^\+?\d+$/;
/** A host with a dot and an optional path, with http or https or no scheme at all: never another scheme. */
const WEBSITE_SHAPE = /^(?:https?:\/\/)?[^\s/:?#@]+\.[^\s/:?#@]+(?::\d+)?(?:[/?#]\S*)?$/i;

/** Country chosen and dialling code set until the visitor chooses another (business matching 9). */
export const DEFAULT_COUNTRY = { name: 'Malaysia', cca2: 'MY', diallingCode: '+60' } as const;

/** One line of text. */
export interface LineRule {
  /** Said where the line is empty or missing; absent where it may be. */
  required?: string;
  /** How the line is kept, where not as `cleanLine` keeps it. */
  clean?: (text: string) => string;
  /** In characters; LINE_LIMIT where none is given. */
  limit?: number;
  shape?: RegExp;
  /** Said where a line that is not empty has another shape. */
  wrong?: string;
}

const phone = (required: string) => ({
  required,
  clean: (text: string) => plainDigits(cleanLine(text)),
  limit: PHONE_DIGIT_LIMIT,
  shape: PHONE_SHAPE,
  wrong: ADDED_MESSAGES.phoneInvalid,
});

/** Step 1: who will attend. The phone number is the dialling code and the digits in one string (decisions 3). */
export const PROFILE_LINES = {
  name: { required: REQUIRED_MESSAGES.name },
  designation: { required: REQUIRED_MESSAGES.designation },
  email: { required: REQUIRED_MESSAGES.email, limit: EMAIL_LIMIT, shape: EMAIL_SHAPE, wrong: EMAIL_INVALID },
  phoneNumber: phone(REQUIRED_MESSAGES.phoneNumber),
  companyName: { required: REQUIRED_MESSAGES.companyName },
  companyNature: { required: REQUIRED_MESSAGES.companyNature },
};

/** Step 2: the company and where it is. Website and the second address line are optional. */
export const COMPANY_LINES = {
  website: { limit: 500, shape: WEBSITE_SHAPE, wrong: ADDED_MESSAGES.websiteInvalid },
  companyPhone: phone(REQUIRED_MESSAGES.companyPhone),
  addressLine1: { required: REQUIRED_MESSAGES.addressLine1 },
  addressLine2: {},
  city: { required: REQUIRED_MESSAGES.city },
  region: { required: REQUIRED_MESSAGES.region },
  postalCode: { required: REQUIRED_MESSAGES.postalCode, limit: 20 },
  country: { required: ADDED_MESSAGES.countryRequired },
};
