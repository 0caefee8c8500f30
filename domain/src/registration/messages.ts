// The sentences that a registration form says, to the word (business matching 5), and our additions to them.

/** One sentence per rule that the specification spells out. */
export const REQUIRED_MESSAGES = {
  name: 'Name is required',
  designation: 'Designation is required',
  email: 'Email is required',
  phoneNumber: 'Phone number is required',
  companyName: 'Company name is required',
  companyNature: 'Company nature is required',
  companySize: 'Company size is required',
  addressLine1: 'Address Line 1 is required',
  city: 'City is required',
  postalCode: 'Postal code is required',
  region: 'Region is required',
  companyPhone: 'Company phone number is required',
} as const;

export const EMAIL_INVALID = 'Email is invalid';

/** Added for what no form field lets through but a client may send. */
export const ADDED_MESSAGES = {
  tooLong: 'This is too long. Please shorten it.',
  phoneInvalid: 'Phone number may have digits only',
  phoneCodeUnknown: 'No country has this dialling code. Please check the number',
  websiteInvalid: 'Company website must be a web address',
  countryRequired: 'Country is required',
} as const;

export type RegistrationMessage =
  | (typeof REQUIRED_MESSAGES)[keyof typeof REQUIRED_MESSAGES]
  | typeof EMAIL_INVALID
  | (typeof ADDED_MESSAGES)[keyof typeof ADDED_MESSAGES];
