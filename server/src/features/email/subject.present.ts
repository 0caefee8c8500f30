// The subject line of each kind of message.
import type { EmailContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';

/** A single line; of what visitors typed, it contains only names that are safe to print. */
export function subjectOf(content: EmailContent): string {
  const { name = null, firstDate = '', lastDate = '' } = content.exhibition ?? {};
  if (content.kind === 'group-message' && content.own) {
    const { subject } = content.own;
    return content.isTest ? wordsOf(content).test(subject) : subject;
  }
  return wordsOf(content).subject[content.kind]({ name, firstDate, lastDate });
}
