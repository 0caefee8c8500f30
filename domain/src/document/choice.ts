// Splits chosen files into those to send and those rejected, with reasons, before anything is uploaded.
import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_LIMIT_BYTES,
  DOCUMENT_LIMIT_COUNT,
  DOCUMENT_MEDIA_TYPES,
  DOCUMENT_MESSAGES,
} from './schema.ts';

/** Metadata of a file, without its content. */
export interface OfferedFile {
  name: string;
  /** The media type reported by the device; empty if unknown. */
  type: string;
  /** In bytes. */
  size: number;
}

/**
 * Why a file cannot be sent, judged by its metadata. The server checks whether the content matches.
 * @returns a message, or null if it can be sent
 */
export function refusalOfFile({ name, type, size }: OfferedFile): string | null {
  const lowerName = name.toLowerCase();
  const isOffered =
    DOCUMENT_EXTENSIONS.some((extension) => lowerName.endsWith(extension)) ||
    DOCUMENT_MEDIA_TYPES.some((offered) => offered === type);
  if (!isOffered) return DOCUMENT_MESSAGES.wrongType;
  if (size === 0) return DOCUMENT_MESSAGES.empty;
  return size > DOCUMENT_LIMIT_BYTES ? DOCUMENT_MESSAGES.tooLarge : null;
}

/** A file that is not sent, and the reason. */
export interface LeftOut<T> {
  file: T;
  reason: string;
}

/**
 * Splits chosen files into those that are sent and those that are not. Refused files do not count towards the limit:
 * the first ten of the others are sent, and the rest are over the limit.
 * @param files in the order chosen, each with the reason for its refusal, or null
 */
export function sortChosen<T extends { refusal: string | null }>(
  files: readonly T[],
): { goes: T[]; leftOut: LeftOut<T>[] } {
  const goes: T[] = [];
  const leftOut: LeftOut<T>[] = [];
  for (const file of files)
    if (file.refusal !== null) leftOut.push({ file, reason: file.refusal });
    else if (goes.length < DOCUMENT_LIMIT_COUNT) goes.push(file);
    else leftOut.push({ file, reason: DOCUMENT_MESSAGES.tooMany });
  return { goes, leftOut };
}
