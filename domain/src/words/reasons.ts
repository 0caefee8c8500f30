// The reason line of an email: listed reasons are translated, free text is unchanged.
import { isListedReason } from '../hosted-buyer/rejection.ts';
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
