// Secret tokens that the server issues: random, and stored only as a hash.
import { createHash, randomBytes } from 'node:crypto';

/** @param bytes of randomness */
export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** What the database stores of a token. Random tokens need no salt and no slow hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The hash of an optional token; null without one. */
export function tokenHashOf(token: string | undefined): Buffer | null {
  return token === undefined ? null : hashToken(token);
}
