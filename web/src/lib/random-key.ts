// Generates a unique key that cannot be guessed.

/** 128 random bits. crypto.randomUUID is missing in an insecure context. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
