// The visitor that both sides register repeatedly, with a numbered name and email address.
import { exampleCompany, exampleVisitor } from '@visavis/domain/profile/example';
import type { VisitorProfile } from '@visavis/domain/profile/fields';

export const INTERESTS_A_REGISTRATION = 5;
/** Distance between the interests of one registration, which spreads them over the list. */
export const INTEREST_STEP = 27;

export const COMPANY = exampleCompany();

/** `#` in the texts is replaced with the number of the registration. */
export const VISITOR = exampleVisitor({
  name: 'Amira Rahman #',
  email: 'amira.rahman.#@kenari.example',
  companyName: 'Kenari Beauty Retail #',
});

export function visitorNumber(index: number): VisitorProfile {
  const number = String(index);
  return {
    ...VISITOR,
    name: VISITOR.name.replace('#', number),
    email: VISITOR.email.replace('#', number),
    companyName: VISITOR.companyName.replace('#', number),
  };
}

/** Index of a registration's interest in the list of sub-categories. */
export function interestPlace(index: number, place: number, subCategories: number): number {
  return (index + place * INTEREST_STEP) % subCategories;
}
