// The header of a backup file in the former format: the kind of secret that opens it. It holds no key.
import { createHmac, hkdfSync, scrypt, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../../sealing.ts';
import { ArchiveError } from '../archive-error.ts';
import { type ArchiveSecret, normalPassphrase, type OpensWith, wrongSecret } from '../secret.ts';

const MAGIC = 'VISAVIS-BACKUP 1\n';
/** 128 MiB and about half a second for each guess of a passphrase. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1 };
const SCRYPT_MAX_N = 2 ** 20;

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
  throw new ArchiveError(wrongSecret(header.opensWith));
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
    scrypt(normalPassphrase(passphrase), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
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
