// Parses the phone numbers that staff write, with the same rules as the form and the import.
import type { Contact } from '@visavis/contract/person/contact';
import { FIELD_NAMES, FIELDS } from '@visavis/domain/profile/fields';

type DiallingOf = (country: string) => { cca2: string; diallingCode: string } | null;

/**
 * The numbering plans are loaded on demand.
 * @param diallingOf the country whose code is assumed for a number without one
 */
export async function withNumbers(contact: Contact, diallingOf: DiallingOf): Promise<Contact> {
  const { writtenNumber } = await import('@visavis/domain/phone/number');
  const country = diallingOf(contact.country);
  const numbers = FIELD_NAMES.filter((name) => FIELDS[name].kind === 'phone').map((name) => [
    name,
    contact[name] === '' ? '' : writtenNumber(contact[name], country),
  ]);
  return { ...contact, ...Object.fromEntries(numbers) };
}
