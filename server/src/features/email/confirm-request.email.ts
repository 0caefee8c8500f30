// The request in an email to confirm the email address, with its deadline.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { printedInstant } from './times.present.ts';

/** A sentence or two; null if the email requests no confirmation. */
export function confirmRequest(content: VisitorContent): string | null {
  if (!content.unconfirmed) return null;
  const { confirm, gap } = wordsOf(content);
  const { releasedFrom } = content.unconfirmed;
  if (releasedFrom === null) return confirm.way;
  const { at, zone } = printedInstant(content, releasedFrom);
  return `${confirm.way}${gap}${confirm.until(at, zone)}`;
}
