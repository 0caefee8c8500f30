// Secrets that the server gives out: random, and kept only as a hash.
import { createHash, randomBytes } from 'node:crypto';

/** @param bytes of randomness */
export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** What the database keeps of a token. Random tokens need no salt and no slow hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** What the database keeps of a token that may be missing; null for none. */
export function tokenHashOf(token: string | undefined): Buffer | null {
  return token === undefined ? null : hashToken(token);
}
