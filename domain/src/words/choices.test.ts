// Tests beyond the types that no translated value is empty or left in English.
import { expect, it } from 'vitest';
import { choices as en } from './en/choices.ts';
import { emailKinds as enKinds } from './en/email.ts';
import { staffChoices as enStaff } from './en/staff-choices.ts';
import { choices as ms } from './ms/choices.ts';
import { emailKinds as msKinds } from './ms/email.ts';
import { staffChoices as msStaff } from './ms/staff-choices.ts';
import { choices as zhHans } from './zh-hans/choices.ts';
import { emailKinds as zhHansKinds } from './zh-hans/email.ts';
import { staffChoices as zhHansStaff } from './zh-hans/staff-choices.ts';

const LANGUAGES = {
  en: { ...en, ...enStaff, emailKind: enKinds },
  ms: { ...ms, ...msStaff, emailKind: msKinds },
  'zh-Hans': { ...zhHans, ...zhHansStaff, emailKind: zhHansKinds },
};
type Groups = Record<string, Readonly<Record<string, string>>>;

it.each(Object.entries(LANGUAGES))('%s has the same keys as English, none empty', (_, groups: Groups) => {
  for (const [group, words] of Object.entries<Readonly<Record<string, string>>>(LANGUAGES.en)) {
    expect(Object.keys(groups[group] ?? {}).sort()).toEqual(Object.keys(words).sort());
    expect(Object.values(groups[group] ?? {}).filter((word) => word.trim() === '')).toEqual([]);
  }
});

it.each(['ms', 'zh-Hans'] as const)('%s translates every action and every reason', (language) => {
  const { auditAction, reason } = LANGUAGES[language];
  for (const [own, english] of [
    [auditAction, enStaff.auditAction],
    [reason, en.reason],
  ] as const)
    expect(Object.entries(own).filter(([key, word]) => word === (english as Groups[string])[key])).toEqual(
      [],
    );
});
