// Passport numbers: sealed on their way into the database, opened to be masked or shown to an admin.
import type { Sealer } from '../../adapters/sealing.ts';
import type { SealedPassports } from './repository.ts';

type Whose = keyof SealedPassports;

const CONTEXT: Record<Whose, string> = {
  passport: 'booking.passport',
  additionalPassport: 'booking.additional-passport',
};

/** @returns null for no passport */
export function sealPassport(
  sealer: Sealer,
  whose: Whose,
  registrationId: number,
  number: string,
): Buffer | null {
  return number === '' ? null : sealer.seal(number, `${CONTEXT[whose]} ${registrationId}`);
}

/**
 * @returns null where there is none, or none any more
 * @throws SealError
 */
export function openPassport(
  sealer: Sealer,
  whose: Whose,
  { registrationId, ...sealed }: SealedPassports & { registrationId: number },
): string | null {
  const content = sealed[whose];
  return content && sealer.open(content, `${CONTEXT[whose]} ${registrationId}`).toString();
}
