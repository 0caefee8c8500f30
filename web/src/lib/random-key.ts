// A key that nobody guesses and nobody else makes.

/** 128 random bits. crypto.randomUUID is missing where the page is not served over a secure connection. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
