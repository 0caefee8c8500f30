// Labels and required-field messages of the registration form, in English.
import type { FieldRules, FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  name: { label: 'Name', required: 'Name is required' },
  designation: { label: 'Designation', required: 'Designation is required' },
  email: { label: 'Email', required: 'Email is required' },
  phoneNumber: { label: 'Phone Number', required: 'Phone number is required' },
  companyName: { label: 'Company Name', required: 'Company name is required', heading: 'Company' },
  companyNature: {
    label: 'Company Nature of Business',
    required: 'Company nature is required',
    heading: 'Nature of Business',
  },
  companySize: {
    label: 'Company Size',
    required: 'Company size is required',
    options: { '1-10': '1-10', '11-50': '11-50', '51-100': '51-100', '101 and above': '101 and above' },
  },
  website: { label: 'Company Website' },
  companyPhone: {
    label: 'Company Phone Number',
    required: 'Company phone number is required',
    heading: 'Company Phone',
  },
  addressLine1: { label: 'Address Line 1', required: 'Address Line 1 is required' },
  addressLine2: { label: 'Address Line 2' },
  city: { label: 'City', required: 'City is required' },
  region: { label: 'State', required: 'Region is required' },
  postalCode: { label: 'Postal/Zip Code', required: 'Postal code is required' },
  country: { label: 'Country', required: 'Country is required' },
};

export const fieldRules: FieldRules = {
  'field.dialling-code-unknown': 'No country has this dialling code. Please check the number',
  'field.digits-lost': 'A spreadsheet has cut this number short, so its last digits are lost',
  'field.digits-only': 'Phone number may have digits only',
  'field.email-invalid': 'Email is invalid',
  'field.too-long': 'This is too long. Please shorten it.',
  'field.website-invalid': 'Company website must be a web address',
};
