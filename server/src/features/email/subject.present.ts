// The subject line of each kind of message.
import type { EmailContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';

/** One line; it never contains what visitors typed. */
export function subjectOf(content: EmailContent): string {
  const { name = null, firstDate = '', lastDate = '' } = content.exhibition ?? {};
  return wordsOf(content).subject[content.kind]({ name, firstDate, lastDate });
}
