// The header of a backup file: its format, and the kind of secret that opens it. It holds no key.
import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../sealing.ts';
import { ArchiveError } from './archive-error.ts';

const MAGIC = 'VISAVIS-BACKUP 1\n';
/** The two lines together: a longer header is not ours. */
export const HEADER_MAX_BYTES = 2_000;
const SALT_BYTES = 32;
/** 128 MiB and about half a second for each guess of a passphrase. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1 };
const SCRYPT_MAX_N = 2 ** 20;

/** What opens a backup: a passphrase that the operator chose, or the data key of the site that made it. */
export type ArchiveSecret = { passphrase: string } | { dataKey: Buffer };
export type OpensWith = 'passphrase' | 'data-key';

export interface ArchiveHeader {
  opensWith: OpensWith;
  /** ISO instant. */
  madeAt: string;
  /** Base64. */
  salt: string;
  scrypt?: { N: number; r: number; p: number };
  /** Distinguishes a wrong secret from a damaged file; of no use for guessing a random key. Base64. */
  check: string;
}

export interface OpenedHeader {
  /** Encrypts everything after the header. */
  key: Buffer;
  /** As written to the file. */
  text: string;
}

/** A fresh key for one file, and the header from which the same secret derives it again. */
export async function makeHeader(secret: ArchiveSecret, madeAt: Date): Promise<OpenedHeader> {
  const isPassphrase = 'passphrase' in secret;
  const unchecked = {
    opensWith: isPassphrase ? ('passphrase' as const) : ('data-key' as const),
    madeAt: madeAt.toISOString(),
    salt: randomBytes(SALT_BYTES).toString('base64'),
    ...(isPassphrase && { scrypt: SCRYPT }),
  };
  const key = await fileKey(unchecked, secret);
  const header: ArchiveHeader = { ...unchecked, check: checkOf(key).toString('base64') };
  return { key, text: `${MAGIC}${JSON.stringify(header)}\n` };
}

/** @throws ArchiveError where `start`, the first bytes of a file, is not a valid header */
export function readHeader(start: Buffer): { header: ArchiveHeader; length: number } {
  const isOurs = start.subarray(0, MAGIC.length).toString('latin1') === MAGIC;
  const end = isOurs ? start.indexOf('\n', MAGIC.length) : -1;
  const header = end < 0 ? null : parseHeader(start.subarray(MAGIC.length, end).toString('utf8'));
  if (!header) throw new ArchiveError('This file is not a backup of Visavis, or its beginning is damaged.');
  return { header, length: end + 1 };
}

/** Derives the key of a file. @throws ArchiveError where the secret is not the one that the file was made with */
export async function openHeader(header: ArchiveHeader, secret: ArchiveSecret): Promise<Buffer> {
  const key = await fileKey(header, secret);
  const given = Buffer.from(header.check, 'base64');
  const expected = checkOf(key);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return key;
  throw new ArchiveError(
    header.opensWith === 'passphrase'
      ? 'This passphrase does not open the backup. Nothing was restored.'
      : 'This data key does not open the backup: it was made by a site with another one. Nothing was restored.',
  );
}

type Unchecked = Omit<ArchiveHeader, 'check'>;

/** The whole header is bound into the key: a changed header opens nothing. */
async function fileKey(header: Unchecked, secret: ArchiveSecret): Promise<Buffer> {
  const { opensWith, madeAt, salt } = header;
  const saltBytes = Buffer.from(salt, 'base64');
  const master =
    'passphrase' in secret
      ? await stretch(secret.passphrase, saltBytes, header.scrypt ?? SCRYPT)
      : deriveSecret(secret.dataKey, 'backup 1');
  const info = JSON.stringify(['visavis backup 1', opensWith, madeAt, header.scrypt ?? null]);
  return Buffer.from(hkdfSync('sha256', master, saltBytes, info, 32));
}

const checkOf = (key: Buffer): Buffer => createHmac('sha256', key).update('check').digest().subarray(0, 16);

function stretch(
  passphrase: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letter may arrive as different code point sequences from different keyboards.
    scrypt(passphrase.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function parseHeader(text: string): ArchiveHeader | null {
  let value: Partial<Record<keyof ArchiveHeader, unknown>>;
  try {
    value = JSON.parse(text);
  } catch {
    // Not a complete header written by this product.
    return null;
  }
  const { opensWith, madeAt, salt, check, scrypt: cost } = value ?? {};
  if (opensWith !== 'passphrase' && opensWith !== 'data-key') return null;
  if (typeof madeAt !== 'string' || typeof salt !== 'string' || typeof check !== 'string') return null;
  const common: ArchiveHeader = { opensWith, madeAt, salt, check };
  if (opensWith === 'data-key') return common;
  const { N, r, p } = (cost ?? {}) as Partial<Record<'N' | 'r' | 'p', unknown>>;
  // A crafted file must not be able to exhaust memory.
  const isBearable =
    typeof N === 'number' &&
    N >= 2 &&
    N <= SCRYPT_MAX_N &&
    Number.isInteger(Math.log2(N)) &&
    r === 8 &&
    p === 1;
  return isBearable ? { ...common, scrypt: { N, r, p } } : null;
}
