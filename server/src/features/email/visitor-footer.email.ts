// The footer of every email to a visitor.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { contactLine, type Letter, referenceLine } from '../../platform/letters/layout.ts';
import { hostedFooter } from './hosted-footer.email.ts';

export function visitorFooter(content: VisitorContent): Letter['footer'] {
  if (content.hosted) return hostedFooter(content, true);
  const words = wordsOf(content);
  return [
    referenceLine(words, content.reference, words.linkIsYours.visitor),
    ...contactLine(words, content.exhibition),
  ];
}
