// Formats an address on one line.
import { FIELDS, type FieldIn, fieldsOf } from './fields.ts';

const STREET = fieldsOf('company').filter((name) => {
  const field = FIELDS[name];
  return field.kind === 'line' && field.autocomplete.startsWith('address-line');
});

/** The fields of an address. */
export const ADDRESS_FIELDS = [
  ...STREET,
  'postalCode',
  'city',
  'region',
  'country',
] as const satisfies readonly FieldIn<'company'>[];

export type Address = Readonly<Record<(typeof ADDRESS_FIELDS)[number], string>>;

export function addressOf(address: Address): string {
  const place = `${address.postalCode} ${address.city}`.trim();
  return [...STREET.map((name) => address[name]), place, address.region, address.country]
    .filter((part) => part !== '')
    .join(', ');
}
