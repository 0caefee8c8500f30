// Which of the files that a person has chosen will go, and which will not and why: told before anything is sent.
import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_LIMIT_BYTES,
  DOCUMENT_LIMIT_COUNT,
  DOCUMENT_MEDIA_TYPES,
  DOCUMENT_MESSAGES,
} from './schema.ts';

/** What a look at a file from outside tells. */
export interface OfferedFile {
  name: string;
  /** The media type that the device names; empty where it names none. */
  type: string;
  /** In bytes. */
  size: number;
}

/**
 * Why a file cannot go, as far as its outside tells. Whether its content is what its name says, the server finds.
 * @returns a sentence, or null where nothing is against it
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

/** One that stays behind, and why. */
export interface LeftOut<T> {
  file: T;
  reason: string;
}

/**
 * Sorts chosen files into those that go and those that stay behind. One that is refused takes no place: the first ten
 * of the others go, and whatever is beyond them is one too many.
 * @param files in the order of their choice, each with why it was refused; null while nothing is known against it
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
