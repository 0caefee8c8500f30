// A room type's name in an email's language.
import type { EmailWords } from '@visavis/domain/words/en/email';

/** @returns the translation of a default type, or the name as the organiser wrote it */
export function roomTypeIn({ depositReceipt: { roomTypes } }: EmailWords, name: string): string {
  return (Object.hasOwn(roomTypes, name) && roomTypes[name]) || name;
}
