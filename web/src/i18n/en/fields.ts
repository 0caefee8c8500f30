// The registration's field names and the messages of their rules, bundled as one file.

import { fieldRules, fields } from '@visavis/domain/words/en/fields';
import { fieldSentences } from '@visavis/domain/words/field-words';

export const refusals = fieldSentences(fields, fieldRules);
export { fields };
