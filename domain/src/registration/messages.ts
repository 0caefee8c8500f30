// The sentences that a registration form says, to the word (business matching 5), and our additions to them.
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';

/** One sentence per rule that the specification spells out. */
export const REQUIRED_MESSAGES = {
  name: coded(message('field.required', { field: 'name' })),
  designation: coded(message('field.required', { field: 'designation' })),
  email: coded(message('field.required', { field: 'email' })),
  phoneNumber: coded(message('field.required', { field: 'phoneNumber' })),
  companyName: coded(message('field.required', { field: 'companyName' })),
  companyNature: coded(message('field.required', { field: 'companyNature' })),
  companySize: coded(message('field.required', { field: 'companySize' })),
  addressLine1: coded(message('field.required', { field: 'addressLine1' })),
  city: coded(message('field.required', { field: 'city' })),
  postalCode: coded(message('field.required', { field: 'postalCode' })),
  region: coded(message('field.required', { field: 'region' })),
  companyPhone: coded(message('field.required', { field: 'companyPhone' })),
} as const;

export const EMAIL_INVALID = coded(message('field.email-invalid'));

/** Added for what no form field lets through but a client may send. */
export const ADDED_MESSAGES = {
  tooLong: coded(message('field.too-long')),
  phoneInvalid: coded(message('field.digits-only')),
  phoneCodeUnknown: coded(message('field.dialling-code-unknown')),
  websiteInvalid: coded(message('field.website-invalid')),
  countryRequired: coded(message('field.required', { field: 'country' })),
} as const;

export type RegistrationMessage =
  | (typeof REQUIRED_MESSAGES)[keyof typeof REQUIRED_MESSAGES]
  | typeof EMAIL_INVALID
  | (typeof ADDED_MESSAGES)[keyof typeof ADDED_MESSAGES];
