// All built-in words of emails, by language.
import type { Language } from '../language/languages.ts';
import { type EmailWords, en } from './en/email.ts';
import { ms } from './ms/email.ts';
import { REFUND_WORDS, type RefundWords } from './refund.ts';
import { zhHans } from './zh-hans/email.ts';

export interface LetterWords extends EmailWords {
  refund: RefundWords;
}

export const LETTER_WORDS: Record<Language, LetterWords> = {
  en: { ...en, refund: REFUND_WORDS.en },
  ms: { ...ms, refund: REFUND_WORDS.ms },
  'zh-Hans': { ...zhHans, refund: REFUND_WORDS['zh-Hans'] },
};
