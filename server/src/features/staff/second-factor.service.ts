// Codes of an authenticator app (RFC 6238): six digits, new every half minute, each usable once.
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../adapters/database/schema.ts';
import { takeStep } from './second-factor.repository.ts';

const ISSUER = 'Visavis';
/** In bytes, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Clocks may differ by one step either way. */
const WINDOW_STEPS = 1;

export const WRONG_CODE = message('second-factor.wrong-code');

/** A new secret for an account, as text and as the URI for a QR code. */
export function newSecondFactor(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const uri = new TOTP({ issuer: ISSUER, label: email, secret }).toString();
  return { secret: secret.base32, uri };
}

/** The time step of a code; null if it matches none near now. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW_STEPS });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/**
 * Consumes a code: of concurrent callers with one code, one succeeds. A step not later than the last one is refused.
 * @returns whether the code was accepted
 */
export async function useCode(
  db: Kysely<Database>,
  { organiserId, secret, code, now }: { organiserId: number; secret: string; code: string; now: Date },
): Promise<boolean> {
  const step = stepOf(secret, code, now);
  if (step === null) return false;
  return takeStep(db, { organiserId, secret, step });
}
