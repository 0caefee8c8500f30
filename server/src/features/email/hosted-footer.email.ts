// The footer of every email to a hosted buyer.
import type { HostedContent, VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { contactLine, type Letter, referenceLine } from '../../platform/letters/layout.ts';

/** @param hasLink whether the message has a link that opens the buyer's pages */
export function hostedFooter(content: HostedContent | VisitorContent, hasLink: boolean): Letter['footer'] {
  const words = wordsOf(content);
  return [
    referenceLine(words, content.reference, hasLink ? words.linkIsYours.hosted : null),
    ...contactLine(words, content.exhibition),
  ];
}
