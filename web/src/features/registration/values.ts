// What the two forms hold and hand on: the fields of the domain as text, and each phone number in its parts.
import { COMPANY_SIZES } from '@visavis/domain/registration/rules';
import type { CompanyInfo, VisitorProfile } from '@visavis/domain/registration/schema';

/** Step 1 as typed. `phoneNumber` is made of the two parts; `phoneCountry` is the country's cca2. */
export type ContactValues = Record<keyof VisitorProfile | 'phoneCountry' | 'phoneDigits', string>;

/** Step 2 as typed. */
export type CompanyValues = Record<keyof CompanyInfo | 'companyPhoneCountry' | 'companyPhoneDigits', string>;

interface ContactParts {
  phoneCountry: string;
  phoneDigits: string;
}
interface CompanyParts {
  companyPhoneCountry: string;
  companyPhoneDigits: string;
}

/** What each form holds before and after its rules were asked: they are the domain's, the parts of the number are only carried. */
export type ContactForm = VisitorProfile & ContactParts;
export type CompanyForm = CompanyInfo & CompanyParts;

/** Fields in the order in which they stand on screen: the first one with an error is scrolled to. */
export const CONTACT_FIELDS = [
  'name',
  'designation',
  'email',
  'phoneNumber',
  'companyName',
  'companyNature',
  'companySize',
] as const satisfies readonly (keyof VisitorProfile)[];
export const COMPANY_FIELDS = [
  'website',
  'companyPhone',
  'addressLine1',
  'addressLine2',
  'city',
  'region',
  'postalCode',
  'country',
] as const satisfies readonly (keyof CompanyInfo)[];

/** The band that a text names; none for anything else. */
export function companySize(text: string | undefined): VisitorProfile['companySize'] | undefined {
  return COMPANY_SIZES.find((size) => size === text);
}
