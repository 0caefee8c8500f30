// Why something was rejected, as an email says it: the listed reasons in each language, own words as they are.
import { isListedReason } from '../application/rejection.ts';
import type { Language } from '../language/languages.ts';
import { choices as en } from './en/choices.ts';
import { choices as ms } from './ms/choices.ts';
import { choices as zhHans } from './zh-hans/choices.ts';

const LISTED = { en: en.reason, ms: ms.reason, 'zh-Hans': zhHans.reason };

const LINES: Record<Language, (reason: string) => string> = {
  en: (reason) => `The reason: ${reason}`,
  ms: (reason) => `Sebabnya: ${reason}`,
  'zh-Hans': (reason) => `原因：${reason}`,
};

export function reasonLine(language: Language, reason: string): string {
  return LINES[language](isListedReason(reason) ? LISTED[language][reason] : reason);
}
