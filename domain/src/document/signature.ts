// Detects a file's type by its first bytes, whatever its name and reported type.
import type { DocumentMediaType } from './schema.ts';

const SIGNATURES: readonly (readonly [mediaType: DocumentMediaType, begins: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** Number of bytes needed to detect the type. */
export const SIGNATURE_BYTES = 8;

/**
 * @param content the file, or its first `SIGNATURE_BYTES` bytes
 * @returns null if the type is not accepted (decisions 8)
 */
export function mediaTypeOfContent(content: Uint8Array): DocumentMediaType | null {
  const found = SIGNATURES.find(([, begins]) => begins.every((byte, index) => content[index] === byte));
  return found?.[0] ?? null;
}
