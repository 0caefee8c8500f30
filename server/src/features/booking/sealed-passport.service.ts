// Seals passport numbers for the database, and opens them to be masked or shown to an admin.
import type { Sealer } from '../../adapters/sealing.ts';
import type { SealedPassports } from './repository.ts';

type PassportField = keyof SealedPassports;

const CONTEXT: Record<PassportField, string> = {
  passport: 'booking.passport',
  additionalPassport: 'booking.additional-passport',
};

/** @returns null for no passport */
export function sealPassport(
  sealer: Sealer,
  field: PassportField,
  registrationId: number,
  number: string,
): Buffer | null {
  return number === '' ? null : sealer.seal(number, `${CONTEXT[field]} ${registrationId}`);
}

/**
 * @returns null if there is none, or it was deleted
 * @throws SealError
 */
export function openPassport(
  sealer: Sealer,
  field: PassportField,
  { registrationId, ...sealed }: SealedPassports & { registrationId: number },
): string | null {
  const content = sealed[field];
  return content && sealer.open(content, `${CONTEXT[field]} ${registrationId}`).toString();
}
