// What the two forms hold and hand on: the fields of the domain as text, and each phone number in its parts.
import {
  COMPANY_SIZES,
  type CompanyInfo,
  companyInfoSchema,
  type VisitorProfile,
  visitorProfileSchema,
} from '@visavis/domain/registration/schema';
import * as z from 'zod/mini';

/** Step 1 as typed. `phoneNumber` is made of the two parts; `phoneCountry` is the country's cca2. */
export type ContactValues = Record<keyof VisitorProfile | 'phoneCountry' | 'phoneDigits', string>;

/** Step 2 as typed. */
export type CompanyValues = Record<keyof CompanyInfo | 'companyPhoneCountry' | 'companyPhoneDigits', string>;

/** The rules are the domain's; the parts of the number are only carried. */
export const contactFormSchema = z.extend(visitorProfileSchema, {
  phoneCountry: z.string(),
  phoneDigits: z.string(),
});
export const companyFormSchema = z.extend(companyInfoSchema, {
  companyPhoneCountry: z.string(),
  companyPhoneDigits: z.string(),
});

/** What each form holds before and after its rules were asked. */
export type ContactForm = z.input<typeof contactFormSchema>;
export type CheckedContact = z.output<typeof contactFormSchema>;
export type CompanyForm = z.input<typeof companyFormSchema>;
export type CheckedCompany = z.output<typeof companyFormSchema>;

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
