// The visitor whom both sides register, time and again under another name and address.
import { COMPANY_SIZES } from '@visavis/domain/registration/rules';
import type { CompanyInfo, VisitorProfile } from '@visavis/domain/registration/schema';

export const INTERESTS_A_REGISTRATION = 5;
/** Between the interests of one registration, which spreads them over the list. */
export const INTEREST_STEP = 27;

export const COMPANY: CompanyInfo = {
  website: 'https://www.kenari.example',
  companyPhone: '+60378905512',
  addressLine1: '18 Jalan Telawi',
  addressLine2: 'Bangsar Baru',
  city: 'Kuala Lumpur',
  region: 'Wilayah Persekutuan',
  postalCode: '59100',
  country: 'Malaysia',
};

/** Every text in which `#` stands for the number of the registration. */
export const VISITOR: VisitorProfile = {
  name: 'Amira Rahman #',
  designation: 'Head of Buying',
  email: 'amira.rahman.#@kenari.example',
  phoneNumber: '+60123456789',
  companyName: 'Kenari Beauty Retail #',
  companyNature: 'Multi-brand retail',
  companySize: COMPANY_SIZES[1],
};

export function visitorNumber(index: number): VisitorProfile {
  const number = String(index);
  return {
    ...VISITOR,
    name: VISITOR.name.replace('#', number),
    email: VISITOR.email.replace('#', number),
    companyName: VISITOR.companyName.replace('#', number),
  };
}

/** Place in the list of sub-categories of an interest of a registration. */
export function interestPlace(index: number, place: number, subCategories: number): number {
  return (index + place * INTEREST_STEP) % subCategories;
}
