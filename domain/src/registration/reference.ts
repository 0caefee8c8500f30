// Generates the public reference of a registration: easy to read aloud, never a credential (decisions 1).

/** Letters and digits that cannot be confused in speech or handwriting. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Number of random bytes that a reference needs. */
export const REFERENCE_BYTES = 16;

/** Prefixes of Business Matching and of the Hosted Buyer programme. */
const PREFIXES = { business: 'BM', hosted: 'HB' } as const;

/**
 * Generates a reference for a registration.
 * @param random `REFERENCE_BYTES` bytes from a cryptographic source, two for each character so that the modulo bias
 *   is negligible
 * @returns such as 'BM-7K3M-Q2XD' or 'HB-7K3M-Q2XD'; the database ensures uniqueness
 */
export function newReference(programme: keyof typeof PREFIXES, random: Uint8Array): string {
  if (random.length < REFERENCE_BYTES) throw new RangeError('too few random bytes');
  let text = '';
  for (let index = 0; index < LENGTH; index += 1) {
    const value = (random[index * 2] ?? 0) * 256 + (random[index * 2 + 1] ?? 0);
    text += ALPHABET[value % ALPHABET.length];
  }
  return `${PREFIXES[programme]}-${text.slice(0, 4)}-${text.slice(4)}`;
}
