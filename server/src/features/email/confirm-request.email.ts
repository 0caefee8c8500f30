// How a message asks to confirm the email address, and until when.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';

/** A sentence or two; null of a message that asks for nothing. */
export function confirmRequest(content: VisitorContent): string | null {
  if (!content.unconfirmed) return null;
  const { confirm, gap } = wordsOf(content);
  const { releasedFrom } = content.unconfirmed;
  return releasedFrom === null
    ? confirm.way
    : `${confirm.way}${gap}${confirm.until(Date.parse(releasedFrom))}`;
}
