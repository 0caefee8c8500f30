// What every message to a visitor ends with.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { contactLine, type Letter, referenceLine } from '../layout.ts';
import { wordsOf } from '../words/words-of.ts';
import { hostedFooter } from './hosted-footer.ts';

export function visitorFooter(content: VisitorContent): Letter['footer'] {
  if (content.hosted) return hostedFooter(content, true);
  const words = wordsOf(content);
  return [
    referenceLine(words, content.reference, words.linkIsYours.visitor),
    ...contactLine(words, content.exhibition),
  ];
}
