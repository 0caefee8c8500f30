// Encrypts what must not be readable in a database, a file or a backup: passport numbers and documents.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Length of the key from which all others are derived. */
export const DATA_KEY_BYTES = 32;

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

export interface Sealer {
  /** @param context its kind and owner, such as 'booking.passport 12': it opens only with the same context */
  seal(content: Buffer | string, context: string): Buffer;
  /** @throws SealError where the content was changed, moved to another context, or sealed with another key */
  open(sealed: Buffer, context: string): Buffer;
  /**
   * Equal for equal content and context, and useless for guessing the content, as it is keyed.
   * @returns 64 hexadecimal digits
   */
  fingerprint(content: string, context: string): string;
}

export class SealError extends Error {}

/** AES-256-GCM with a random nonce; sealed content begins with a format version. */
export function createSealer(dataKey: Buffer): Sealer {
  if (dataKey.length !== DATA_KEY_BYTES)
    throw new RangeError(`the data key must have ${DATA_KEY_BYTES} bytes`);
  const key = deriveSecret(dataKey, 'sealing 1');
  const fingerprintKey = deriveSecret(dataKey, 'fingerprint 1');
  return {
    seal(content, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
      const sealed = [cipher.update(content), cipher.final()];
      return Buffer.concat([Buffer.from([VERSION]), nonce, ...sealed, cipher.getAuthTag()]);
    },
    open(sealed, context) {
      if (sealed[0] !== VERSION || sealed.length < 1 + NONCE_BYTES + TAG_BYTES)
        throw new SealError('This was not sealed here.');
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([
          decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES)),
          decipher.final(),
        ]);
      } catch (cause) {
        throw new SealError('This was sealed with another key, elsewhere, or has been changed.', { cause });
      }
    },
    fingerprint(content, context) {
      return createHmac('sha256', fingerprintKey)
        .update(JSON.stringify([context, content]))
        .digest('hex');
    },
  };
}

/** A key for a single purpose, from which neither the data key nor the key of another purpose can be derived. */
export function deriveSecret(dataKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', dataKey, '', `visavis ${purpose}`, 32));
}
