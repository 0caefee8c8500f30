// The words of all messages in every language, for files that the server writes; pages load those that they need.
import type { Language } from '../language/languages.ts';
import { fields as en, fieldRules as enRules } from './en/fields.ts';
import { imports as enImports } from './en/import.ts';
import { rules as enOfRules } from './en/rules.ts';
import { staff as enStaff } from './en/staff.ts';
import { visitor as enVisitor } from './en/visitor.ts';
import { fieldSentences } from './field-words.ts';
import type { MessageWords } from './message-words.ts';
import { fields as ms, fieldRules as msRules } from './ms/fields.ts';
import { imports as msImports } from './ms/import.ts';
import { rules as msOfRules } from './ms/rules.ts';
import { staff as msStaff } from './ms/staff.ts';
import { visitor as msVisitor } from './ms/visitor.ts';
import { fields as zhHans, fieldRules as zhHansRules } from './zh-hans/fields.ts';
import { imports as zhHansImports } from './zh-hans/import.ts';
import { rules as zhHansOfRules } from './zh-hans/rules.ts';
import { staff as zhHansStaff } from './zh-hans/staff.ts';
import { visitor as zhHansVisitor } from './zh-hans/visitor.ts';

export const SENTENCES: Record<Language, MessageWords> = {
  en: { ...fieldSentences(en, enRules), ...enOfRules, ...enVisitor, ...enStaff, ...enImports },
  ms: { ...fieldSentences(ms, msRules), ...msOfRules, ...msVisitor, ...msStaff, ...msImports },
  'zh-Hans': {
    ...fieldSentences(zhHans, zhHansRules),
    ...zhHansOfRules,
    ...zhHansVisitor,
    ...zhHansStaff,
    ...zhHansImports,
  },
};
