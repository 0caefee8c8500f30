// Loads all English words for component tests.
import { i18n, type Messages } from '@lingui/core';
import { choices } from '@visavis/domain/words/en/choices';
import { emailKinds } from '@visavis/domain/words/en/email';
import { fieldRules, fields } from '@visavis/domain/words/en/fields';
import { imports } from '@visavis/domain/words/en/import';
import { rules } from '@visavis/domain/words/en/rules';
import { staffChoices } from '@visavis/domain/words/en/staff-choices';
import { fieldSentences } from '@visavis/domain/words/field-words';
import { addWords } from '../typed-words.ts';

const files = import.meta.glob<{ messages: Messages }>('../en/*.json', { query: '?lingui', eager: true });
i18n.loadAndActivate({
  locale: 'en',
  messages: Object.assign({}, ...Object.values(files).map(({ messages }) => messages)),
});
addWords('en', {
  choices: { ...choices, ...staffChoices, emailKind: emailKinds },
  refusals: { ...fieldSentences(fields, fieldRules), ...rules, ...imports },
  fields,
});
